import { useState } from 'react';
import type { Scope } from '@/features/review/ReviewPage.tsx';
import { useLayer } from '@/ui/layers.ts';
import { returnFocus, pressedButton } from '@/ui/return-focus.ts';
import type { DialogName, ViewName } from '@/store/dialogs.ts';
import { ExercisesScreen } from './ExercisesScreen.tsx';
import { InsightsScreen } from './InsightsScreen.tsx';
import { Lesson } from './Lesson.tsx';
import { Replay } from './Replay.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import type { ViewedGame } from './viewed-game.ts';

/** The views that are opened by name. */
const PLACES = {
  lesson: Lesson,
  exercises: ExercisesScreen,
  insights: InsightsScreen,
} as const satisfies Record<ViewName, unknown>;

/** A replay, a review (null: of the game on the table), or a view that is opened by name. */
export type FullScreenContent =
  | { readonly watched: ViewedGame }
  | { readonly reviewed: ViewedGame | null; readonly scope: Scope }
  | { readonly place: ViewName };

interface FullScreenProps {
  readonly about: FullScreenContent;
  /** The dialog that *Back* opens again, if there was one. */
  readonly before: DialogName | null | undefined;
  /** Goes back to where the player came from. */
  readonly onClose: () => void;
}

/** A replay, and the review opened from it, which returns to the same point. */
function Watching({ game, onClose }: { readonly game: ViewedGame; readonly onClose: () => void }) {
  const [from, setFrom] = useState(0);
  const [goBack, setGoBack] = useState<(() => void) | null>(null);
  // The review returns to the replay.
  useLayer(goBack === null ? 0 : 1, () => goBack?.());
  if (goBack !== null) return <ReviewScreen game={game} scope="game" onClose={goBack} />;
  return (
    <Replay
      record={game.record}
      from={from}
      onReview={(at) => {
        const button = pressedButton();
        setFrom(at);
        setGoBack(() => () => {
          setGoBack(null);
          returnFocus(button);
        });
      }}
      onClose={onClose}
    />
  );
}

/** A view that fills the screen in place of the table. */
export function FullScreen({ about, before, onClose }: FullScreenProps) {
  useLayer(before ? 1 : 0, onClose);
  if ('watched' in about) return <Watching game={about.watched} onClose={onClose} />;
  if ('reviewed' in about)
    return <ReviewScreen game={about.reviewed} scope={about.scope} onClose={onClose} />;
  const Place = PLACES[about.place];
  return <Place onClose={onClose} />;
}
