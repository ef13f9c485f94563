import { useState } from 'react';
import type { Scope } from '@/features/review/ReviewPage.tsx';
import { focusAgain, pressedButton } from '@/ui/return-focus.ts';
import type { PlaceName } from './dialog-name.ts';
import { ExerciseDesk } from './ExerciseDesk.tsx';
import { Lesson } from './Lesson.tsx';
import { Replay } from './Replay.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';
import type { SeenGame } from './seen-game.ts';

/**
 * A game that is watched again; one that is reviewed, null for that on the table; the first round of
 * who is new, or exercises.
 */
export type LookedAt =
  | { readonly watched: SeenGame }
  | { readonly reviewed: SeenGame | null; readonly scope: Scope }
  | { readonly place: PlaceName };

interface LookAgainProps {
  readonly about: LookedAt;
  /** Goes back to where the person was. */
  readonly onClose: () => void;
}

/** A game that is watched, and its review, which leads back to the place where the replay was left. */
function Watching({ game, onClose }: { readonly game: SeenGame; readonly onClose: () => void }) {
  const [from, setFrom] = useState(0);
  const [goBack, setGoBack] = useState<(() => void) | null>(null);
  if (goBack !== null) return <ReviewDesk game={game} scope="game" onClose={goBack} />;
  return (
    <Replay
      record={game.record}
      from={from}
      onReview={(at) => {
        const button = pressedButton();
        setFrom(at);
        setGoBack(() => () => {
          setGoBack(null);
          focusAgain(button);
        });
      }}
      onClose={onClose}
    />
  );
}

/** What is shown in place of the table. */
export function LookAgain({ about, onClose }: LookAgainProps) {
  if ('watched' in about) return <Watching game={about.watched} onClose={onClose} />;
  if ('reviewed' in about)
    return <ReviewDesk game={about.reviewed} scope={about.scope} onClose={onClose} />;
  const Place = about.place === 'lesson' ? Lesson : ExerciseDesk;
  return <Place onClose={onClose} />;
}
