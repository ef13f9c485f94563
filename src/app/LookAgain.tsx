import type { GameRecord } from '@/engine/index.ts';
import type { Scope } from '@/features/review/ReviewPage.tsx';
import type { DialogName } from './dialog-name.ts';
import { Lesson } from './Lesson.tsx';
import { Replay } from './Replay.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';

/**
 * A game that is watched again, with what was open before; what of the game on the table is
 * reviewed; or the first round of who is new.
 */
export type LookedAt =
  | { readonly record: GameRecord; readonly from: DialogName | null }
  | { readonly scope: Scope }
  | { readonly place: 'lesson' };

interface LookAgainProps {
  readonly about: LookedAt;
  /** Goes back to the table, and to the dialog that it came from. */
  readonly onClose: (next: DialogName | null) => void;
}

/** What is shown in place of the table. */
export function LookAgain({ about, onClose }: LookAgainProps) {
  if ('place' in about) return <Lesson onClose={() => onClose(null)} />;
  return 'record' in about ? (
    <Replay
      record={about.record}
      // A link is opened once.
      onClose={() => onClose(about.from === 'guest' ? null : about.from)}
    />
  ) : (
    <ReviewDesk scope={about.scope} onClose={() => onClose(null)} />
  );
}
