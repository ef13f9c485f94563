import { followSound } from '@/features/sound/follow-sound.ts';
import { createSpeaker } from '@/features/sound/speaker.ts';
import type { Game } from '@/store/hooks.ts';

/** Sound and vibration of the browser, from the first gesture on. */
export function startSound(game: Game): void {
  const speaker = createSpeaker(() => import('zzfx'));
  const wake = (): void => speaker.wake();
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, wake, { passive: true, capture: true });
  // It is loaded in a gesture, so that one counts.
  wake();
  followSound(game, {
    speaker,
    vibrate: (pattern) => {
      // Not on every platform; and refused before the first tap.
      if ('vibrate' in navigator)
        navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
    },
  });
}
