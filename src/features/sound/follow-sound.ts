import type { Game } from '@/store/hooks.ts';
import { scaled } from '@/store/table/pace.ts';
import type { Speaker } from './speaker.ts';
import { soundOf, isTurnStart } from './sound-of.ts';

/** Vibration patterns, in ms. */
const BUZZ = { turn: 18, refused: [25, 40, 25] } as const;

export interface Feedback {
  readonly speaker: Speaker;
  /** The platform's vibration, where it has one. */
  readonly vibrate: (pattern: number | readonly number[]) => void;
}

/** Plays sounds and vibration for what the table shows. The returned function stops it. */
export function followSound(
  { table, settings, signals }: Pick<Game, 'table' | 'settings' | 'signals'>,
  { speaker, vibrate }: Feedback,
): () => void {
  const volume = (): number => {
    const { sound, volume: set } = settings.getState();
    return sound ? set : 0;
  };
  const buzz = (pattern: number | readonly number[]): void => {
    if (settings.getState().vibration) vibrate(pattern);
  };

  const stopTable = table.store.subscribe(({ cue, view }, before) => {
    if (cue === null || cue === before.cue) return;
    const sound = soundOf(cue, view);
    // At instant pace only the last event is heard.
    const { speed } = settings.getState();
    const isPassing = scaled(1, speed) === 0 && !isTurnStart(view, before.view);
    if (sound !== null && !(isPassing && view.round.phase === 'play'))
      speaker.play(sound, volume());
    if (!isTurnStart(view, before.view)) return;
    if (view.round.phase !== 'play') speaker.play('turn', volume());
    buzz(BUZZ.turn);
  });
  const stopSignals = signals.listen((signal) => {
    if (signal !== 'refused') return;
    speaker.play('refused', volume());
    buzz(BUZZ.refused);
  });
  const stopSettings = settings.subscribe((now, before) => {
    if (!now.sound) return;
    // The gesture that turned sound on came before it was on.
    if (!before.sound) speaker.wake();
    // Previews the volume while the slider moves, and the sound when it is turned on.
    if (now.volume !== before.volume || !before.sound) speaker.play('card', now.volume);
  });
  return () => {
    stopTable();
    stopSignals();
    stopSettings();
  };
}
