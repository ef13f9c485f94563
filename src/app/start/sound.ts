import { followSound } from '@/features/sound/follow-sound.ts';
import { createSpeaker } from '@/features/sound/speaker.ts';
import { whenIdle } from '@/platform/idle.ts';
import type { Game } from '@/store/hooks.ts';

/** Starts sound and vibration; called in the first gesture. */
export function startSound(game: Game): void {
  const speaker = createSpeaker({ load: () => import('zzfx'), whenIdle });
  const wake = (): void => {
    if (game.settings.getState().sound) speaker.wake();
  };
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, wake, { passive: true, capture: true });
  // This call is within a gesture, which counts as one.
  wake();
  followSound(game, {
    speaker,
    vibrate: (pattern) => {
      // Not on every platform, and blocked before the first tap.
      if ('vibrate' in navigator)
        navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
    },
  });
}
