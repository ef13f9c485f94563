import type { GameRecord } from '@/engine/index.ts';
import type { Scope } from '@/features/review/ReviewPage.tsx';
import type { PlaceName } from './dialog-name.ts';
import { ExerciseDesk } from './ExerciseDesk.tsx';
import { Lesson } from './Lesson.tsx';
import { Replay } from './Replay.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';

/**
 * A game that is watched again; what of the game on the table is reviewed; the first round of who is
 * new, or exercises.
 */
export type LookedAt =
  { readonly record: GameRecord } | { readonly scope: Scope } | { readonly place: PlaceName };

interface LookAgainProps {
  readonly about: LookedAt;
  /** Goes back to where the person was. */
  readonly onClose: () => void;
}

/** What is shown in place of the table. */
export function LookAgain({ about, onClose }: LookAgainProps) {
  if ('record' in about) return <Replay record={about.record} onClose={onClose} />;
  if ('scope' in about) return <ReviewDesk scope={about.scope} onClose={onClose} />;
  const Place = about.place === 'lesson' ? Lesson : ExerciseDesk;
  return <Place onClose={onClose} />;
}
