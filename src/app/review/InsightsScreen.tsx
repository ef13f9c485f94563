import { Activity, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { DecisionsPage } from '@/features/insights/DecisionsPage.tsx';
import { InsightsPage } from '@/features/insights/InsightsPage.tsx';
import { selectionName } from '@/features/insights/selection-name.ts';
import { gameTime, gameTitle } from '@/features/history/game-titles.ts';
import { StatisticsFilters } from '@/features/history/StatisticsFilters.tsx';
import { SwitchSetting } from '@/features/settings/controls.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { factsRepository } from '@/storage/reviews.ts';
import type { Subject } from '@/engine/exercise/index.ts';
import type { TrainingFilter } from '@/store/practice/training-stock.ts';
import { type Selection, isSelected } from '@/store/insights/figures.ts';
import {
  type ReviewedDecision,
  type ReviewedGame,
  reviewedDecisions,
  reviewedGames,
} from '@/store/insights/reviewed-games.ts';
import { type StatisticsFilter, filtered, firstFilter } from '@/store/games/statistics.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { Page } from '@/ui/Page.tsx';
import { Button } from '@/ui/Button.tsx';
import { useLayer } from '@/ui/layers.ts';
import { type PressedButton, pressedButton, returnFocus } from '@/ui/return-focus.ts';
import { allowIdleReviews, idleReviews } from './idle-reviews.ts';
import { GuideScreen } from '../guide-screen.ts';
import { ReviewedPosition } from './ReviewedPosition.tsx';
import { TrainingSession } from '../practice/TrainingSession.tsx';
import { trainingPorts } from '../practice/training.ts';
import { finishedGames, savedDocuments } from '../saved-games.ts';
import type { ViewedGame } from '../viewed-game.ts';

interface Loaded {
  readonly games: readonly GameSummary[];
  readonly reviewed: readonly ReviewedGame[];
}

async function loadGames(): Promise<Loaded> {
  const [{ games }, facts] = await Promise.all([
    finishedGames.list(),
    factsRepository(savedDocuments).all(),
  ]);
  return { games, reviewed: reviewedGames(games, facts) };
}

/** The games and their facts, read again when another one is reviewed; null while they are first read. */
function useReviewedGames() {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = (): void =>
      void loadGames().then(
        (found) => isCurrent && startTransition(() => setLoaded(found)),
        () => isCurrent && setLoaded('failed'),
      );
    load();
    const stop = idleReviews.store.subscribe(({ done }, before) => {
      if (done !== before.done) load();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  useEffect(() => allowIdleReviews(), []);
  return loaded;
}

/** The decision that is open, with its game; null if that can't be read. */
interface Opened {
  readonly decision: ReviewedDecision;
  readonly game: ViewedGame | null;
}

/** Whether games are being reviewed, and the switch for it. */
function IdleReviewStatus() {
  const t = useTranslate();
  const isWorking = useStore(idleReviews.store, (state) => state.isWorking);
  return (
    <>
      {isWorking ? <p>{t('insights.working')}</p> : null}
      <SwitchSetting setting="autoReview" label="insights.auto" hint="insights.auto.hint" />
    </>
  );
}

/** The session that trains a weakness, and whether the player comes back from one. */
function useTraining() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isBack, setBack] = useState(false);
  const filter = useMemo(
    (): TrainingFilter => ({ subject, game: null, grade: 'fitting' }),
    [subject],
  );
  function train(chosen: Subject): void {
    setBack(true);
    setSubject(chosen);
  }
  const session = subject === null ? null : { filter, onClose: () => setSubject(null) };
  return { session, isBack, train };
}

/** Which decisions and which position are open, and which were last. */
function useOpenDecisions(nameGame: (game: GameSummary) => string) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [lastSelection, setLastSelection] = useState<Selection | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [lastDecision, setLastDecision] = useState<ReviewedDecision | null>(null);
  /** The decision whose game is being read. */
  const wanted = useRef<ReviewedDecision | null>(null);

  const close = (): void => {
    wanted.current = null;
    setSelection(null);
    setLastDecision(null);
  };
  const closePosition = (): void => startTransition(() => setOpened(null));
  useLayer(selection === null ? 0 : 1, close);
  useLayer(opened === null ? 0 : 1, closePosition);

  function open(chosen: Selection): void {
    setLastSelection(chosen);
    startTransition(() => setSelection(chosen));
  }

  async function showDecision(decision: ReviewedDecision): Promise<void> {
    const { game } = decision.round;
    setLastDecision(decision);
    wanted.current = decision;
    const record = await finishedGames.record(game.id).catch(() => null);
    if (wanted.current !== decision) return;
    const viewed = record === null ? null : { record, id: game.id, title: nameGame(game) };
    startTransition(() => setOpened({ decision, game: viewed }));
  }

  return {
    selection,
    lastSelection,
    opened,
    lastDecision,
    open,
    close,
    showDecision,
    closePosition,
  };
}

/** The decisions of a selection in the games that count, in the order of play. */
function useSelectedDecisions(
  { games, reviewed }: Loaded,
  filter: StatisticsFilter,
  selection: Selection | null,
): readonly ReviewedDecision[] {
  return useMemo(() => {
    if (selection === null) return [];
    const ids = new Set(filtered(games, filter).map(({ id }) => id));
    return reviewed
      .filter(({ game }) => ids.has(game.id))
      .flatMap((game) => reviewedDecisions(game).filter((each) => isSelected(selection, each)));
  }, [games, reviewed, filter, selection]);
}

interface OpenedDecisionProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** The position of a decision, unless its game is gone. */
function OpenedDecision({ opened: { game, decision }, onClose }: OpenedDecisionProps) {
  const t = useTranslate();
  const back = t('insights.list.back');
  if (game === null)
    return (
      <Page title={t('review.title')} back={back} onBack={onClose}>
        <p>{t('insights.missing')}</p>
      </Page>
    );
  return (
    <ReviewedPosition
      game={game}
      round={decision.round.index}
      commandIndex={decision.fact.commandIndex}
      back={back}
      onClose={onClose}
    />
  );
}

/** *Insights*: figures, the decisions behind each, and their positions. */
function LoadedInsights({
  loaded,
  onGuide,
  onClose,
}: {
  readonly loaded: Loaded;
  readonly onGuide: () => void;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const [filter, setFilter] = useState(() => firstFilter(loaded.games));
  const nameGame = (game: GameSummary): string =>
    t('history.game', { name: gameTitle(t, game), when: gameTime(t, game) });
  const { selection, opened, ...open } = useOpenDecisions(nameGame);
  const selected = useSelectedDecisions(loaded, filter, selection);
  const { games, reviewed } = loaded;
  const { session, isBack, train } = useTraining();
  if (session !== null)
    return <TrainingSession {...trainingPorts} {...session} back={t('insights.list.back')} />;
  if (opened !== null) return <OpenedDecision opened={opened} onClose={open.closePosition} />;
  if (selection !== null)
    return (
      <DecisionsPage
        title={selectionName(t, selection, games, nameGame)}
        decisions={selected}
        last={open.lastDecision}
        nameGame={nameGame}
        onLook={(decision) => void open.showDecision(decision)}
        onClose={open.close}
      />
    );
  return (
    <InsightsPage
      games={games}
      reviewed={reviewed}
      filter={filter}
      filters={<StatisticsFilters games={games} filter={filter} onChange={setFilter} />}
      last={open.lastSelection}
      nameGame={nameGame}
      onOpen={open.open}
      isBack={isBack}
      onTrain={train}
      onClose={onClose}
    >
      <IdleReviewStatus />
      <Button onClick={onGuide}>{t('guide.title')}</Button>
    </InsightsPage>
  );
}

/** The guide over *Insights*, which stays as it is. */
function useGuide() {
  const [button, setButton] = useState<PressedButton | null>(null);
  const [isOpen, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
    returnFocus(button);
  }
  useLayer(isOpen ? 1 : 0, close);
  function open(): void {
    setButton(pressedButton());
    // A transition keeps the page until the guide is loaded.
    startTransition(() => setOpen(true));
  }
  return { isOpen, open, close };
}

/** Reads the games, then shows *Insights*. */
export function InsightsScreen({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const loaded = useReviewedGames();
  const guide = useGuide();
  return (
    <>
      <Activity mode={guide.isOpen ? 'hidden' : 'visible'}>
        {loaded !== null && loaded !== 'failed' ? (
          <LoadedInsights loaded={loaded} onGuide={guide.open} onClose={onClose} />
        ) : (
          <Page title={t('insights.title')} back={t('insights.back')} onBack={onClose}>
            {loaded === null ? null : <p>{t('history.failed')}</p>}
          </Page>
        )}
      </Activity>
      <Suspense>{guide.isOpen ? <GuideScreen onClose={guide.close} /> : null}</Suspense>
    </>
  );
}
