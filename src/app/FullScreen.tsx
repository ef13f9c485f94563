import {
  Activity,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { positionOf } from '@/engine/position/index.ts';
import { useLayer } from '@/ui/layers.ts';
import { type PressedButton, returnFocus, pressedButton } from '@/ui/return-focus.ts';
import type { ViewName } from '@/store/dialogs.ts';
import { useGame } from '@/store/hooks.ts';
import { isKeptPlace } from '@/storage/formats/kept-place.ts';
import { ExercisesScreen } from './practice/ExercisesScreen.tsx';
import { InsightsScreen } from './review/InsightsScreen.tsx';
import { Lesson } from './Lesson.tsx';
import { Replay } from './Replay.tsx';
import { ReviewScreen } from './review/ReviewScreen.tsx';
import { AnalyzeContext, type AnalysisStart, EMPTY } from './analysis/analyze.ts';
import { GuideScreen } from './guide-screen.ts';
import { InsideContext, NOT_KEPT, useKeptPlace, useKeptState } from './kept-place.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { FullScreenContent, Place, WayBack } from './place.ts';
import type { ViewedGame } from './viewed-game.ts';

const DrillScreen = lazyScreen(
  async () => (await import('./practice/DrillScreen.tsx')).DrillScreen,
);
const AnalysisScreen = lazyScreen(
  async () => (await import('./analysis/AnalysisScreen.tsx')).AnalysisScreen,
);

/** The views that can be opened by name. */
const PLACES = {
  lesson: Lesson,
  exercises: ExercisesScreen,
  drill: DrillScreen,
  insights: InsightsScreen,
  analysis: AnalysisOfGame,
  guide: GuideScreen,
} as const satisfies Record<ViewName, unknown>;

interface FullScreenProps {
  readonly about: FullScreenContent;
  /** Where *Back* leads. */
  readonly before: WayBack | null;
  /** The place before a reload, if it was a view. */
  readonly kept: Place | null;
  /** Goes back to where the player came from. */
  readonly onClose: () => void;
  /** Goes to the table, since what was kept over a reload is damaged. */
  readonly onLost: () => void;
}

/** A replay, and the review opened from it, which returns to the same point. */
function Watching({ game, onClose }: { readonly game: ViewedGame; readonly onClose: () => void }) {
  const [from, setFrom] = useState(0);
  const [goBack, setGoBack] = useState<(() => void) | null>(null);
  // The review returns to the replay.
  useLayer(goBack === null ? 0 : 1, () => goBack?.());
  if (goBack !== null)
    return (
      // A reload leads to the replay.
      <InsideContext value={NOT_KEPT}>
        <ReviewScreen game={game} scope="game" onClose={goBack} />
      </InsideContext>
    );
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

/**
 * The analysis of the round on the table, or an empty one between rounds. It is help like a hint: a rated
 * game goes without, and others count it.
 */
function AnalysisOfGame({ onClose }: Pick<FullScreenProps, 'onClose'>) {
  const { table } = useGame();
  // A reload counts no second time.
  const [isCounted, setIsCounted] = useKeptState<true>();
  const [start] = useState((): AnalysisStart | null => {
    const { view, rated, title } = table.store.getState();
    const position = positionOf(view);
    if (position === null) return EMPTY;
    return rated ? null : { position, link: null, title };
  });
  useEffect(() => {
    if (start === null) {
      table.notify({ kind: 'rated' });
      onClose();
    } else if (start.position !== null && isCounted === null) {
      table.noteHint();
      setIsCounted(true);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [start, table]);
  return start === null ? null : <AnalysisScreen start={start} onClose={onClose} />;
}

type ContentProps = Pick<FullScreenProps, 'about' | 'onClose'>;

function Content({ about, onClose }: ContentProps) {
  if ('watched' in about) return <Watching game={about.watched} onClose={onClose} />;
  if ('reviewed' in about)
    return <ReviewScreen game={about.reviewed} scope={about.scope} onClose={onClose} />;
  if ('position' in about)
    return <AnalysisScreen start={{ ...EMPTY, link: about.position }} onClose={onClose} />;
  const Place = PLACES[about.place];
  return <Place onClose={onClose} />;
}

/** The analysis over a view, which stays unchanged and hidden meanwhile. */
function useAnalysis() {
  const [start, setStart] = useState<AnalysisStart | null>(null);
  const [button, setButton] = useState<PressedButton | null>(null);
  const analyze = useCallback((next: AnalysisStart) => {
    setButton(pressedButton());
    // A transition keeps the view until the analysis is loaded.
    startTransition(() => setStart(next));
  }, []);
  function close(): void {
    setStart(null);
    returnFocus(button);
  }
  return { start, analyze, close };
}

/** In place of a view that a reload cannot open again. */
function LostView({ onLost }: Pick<FullScreenProps, 'onLost'>) {
  const { table } = useGame();
  // A layout effect: nothing is painted.
  useLayoutEffect(() => {
    onLost();
    table.resume();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return null;
}

function View({ about, before, kept, onClose }: Omit<FullScreenProps, 'onLost'>) {
  const inside = useKeptPlace(about, before, kept);
  useLayer(before?.dialog ? 1 : 0, onClose);
  const { start, analyze, close } = useAnalysis();
  // Stands for the layers of the view behind, which it has no longer.
  useLayer(start === null ? 0 : 1, close);
  return (
    <>
      <Activity mode={start === null ? 'visible' : 'hidden'}>
        <AnalyzeContext value={analyze}>
          <InsideContext value={inside}>
            <Content about={about} onClose={onClose} />
          </InsideContext>
        </AnalyzeContext>
      </Activity>
      <Suspense>
        {start === null ? null : <AnalysisScreen start={start} onClose={close} />}
      </Suspense>
    </>
  );
}

/** A view that fills the screen in place of the table. */
export function FullScreen({ onLost, ...props }: FullScreenProps) {
  const { about, kept } = props;
  const [isLost] = useState(() => kept?.about === about && !isKeptPlace(kept));
  // A view that a link opens over another one begins anew, even if it is of the same kind.
  const [visit, setVisit] = useState({ about, count: 0 });
  if (visit.about !== about) setVisit({ about, count: visit.count + 1 });
  return isLost ? <LostView onLost={onLost} /> : <View key={visit.count} {...props} />;
}
