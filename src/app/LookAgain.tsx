import type { GameRecord } from '@/engine/index.ts';
import type { Scope } from '@/features/review/ReviewPage.tsx';
import { Lesson } from './Lesson.tsx';
import { Replay } from './Replay.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';

/**
 * A game that is watched again; what of the game on the table is reviewed; or the first round of who
 * is new.
 */
export type LookedAt =
  { readonly record: GameRecord } | { readonly scope: Scope } | { readonly place: 'lesson' };

interface LookAgainProps {
  readonly about: LookedAt;
  /** Goes back to where the person was. */
  readonly onClose: () => void;
}

/** What is shown in place of the table. */
export function LookAgain({ about, onClose }: LookAgainProps) {
  if ('place' in about) return <Lesson onClose={onClose} />;
  if ('record' in about) return <Replay record={about.record} onClose={onClose} />;
  return <ReviewDesk scope={about.scope} onClose={onClose} />;
}
