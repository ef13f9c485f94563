import { useEffect, useState } from 'react';
import { type Seat, isRoundOver } from '@/engine/index.ts';
import { StartPanel } from '@/features/table/start/StartPanel.tsx';
import { lateDetail } from '@/features/table/late-detail.ts';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { useGame, useHints, useSetting, useTable } from '@/store/hooks.ts';
import { BarEnd, BarStart, UndoOnPhone } from '@/features/menu/BarButtons.tsx';
import { isDataSaverOn, whenIdle } from '@/platform/idle.ts';
import { lazyScreenPart } from '../lazy-screen.ts';
import type { TableActions } from './table-actions.ts';
import { SHEET_BESIDE_TABLE } from '@/ui/screens.ts';
import { useMediaQuery } from '@/ui/use-media-query.ts';

const loadScoreSheet = () => import('@/features/scoreboard/ScoreSheet.tsx');

const ScoreSheet = lazyScreenPart(async () => (await loadScoreSheet()).ScoreSheet);
const RoundLog = lazyScreenPart(
  async () => (await import('@/features/table/RoundLog.tsx')).RoundLog,
);
const BeforePlay = lazyScreenPart(
  async () => (await import('@/features/bidding/BeforePlay.tsx')).BeforePlay,
);
const HintButton = lazyScreenPart(
  async () => (await import('@/features/advice/HintButton.tsx')).HintButton,
);
const Coach = lazyScreenPart(async () => (await import('@/features/advice/Coach.tsx')).Coach);
const TableCenter = lazyScreenPart(async () => (await import('./TableCenter.tsx')).TableCenter);
const ClaimOffer = lazyScreenPart(
  async () => (await import('@/features/table/ClaimOffer.tsx')).ClaimOffer,
);
const GameIntro = lateDetail(
  async () => (await import('@/features/table/start/GameIntro.tsx')).GameIntro,
);
const ShortGame = lateDetail(
  async () => (await import('@/features/table/start/ShortGame.tsx')).ShortGame,
);
const SealedDeck = lazyScreenPart(async () => (await import('./SealedDeck.tsx')).SealedDeck);
const Player = lazyScreenPart(async () => (await import('./Player.tsx')).Player);

/** Preloads the bidding panel and the hint's button: the first screen does not need them, but the first deal does. */
function useEarlyBidding(): void {
  useEffect(() => {
    // A failed import is retried on demand.
    for (const { fetch } of [BeforePlay, HintButton]) fetch().catch(() => undefined);
  }, []);
}

/** Preloads the panels of the end of a round while the round is played. */
function useEarlyPanels(phase: string): void {
  useEffect(() => {
    if (phase !== 'play') return;
    // A failed import is retried, and reported, on demand.
    for (const { fetch } of [ClaimOffer, TableCenter]) fetch().catch(() => undefined);
  }, [phase]);
}

/** The longest wait for an idle moment, in ms: slow machines have no idle moment before the human's turn. */
const ADVICE_PATIENCE_MS = 500;

/**
 * Preloads advice and its panel: at once if a hint is open, otherwise when the page is idle after
 * the deal.
 */
function useEarlyAdvice(isCoached: boolean): void {
  const { advisers } = useGame();
  const when = useTable(({ view, thinking, rated }) => {
    if (rated || view.round.phase === 'ready') return 'never';
    if (isCoached) return 'at once';
    return thinking !== null || view.choices.length > 0 ? 'soon' : 'never';
  });
  const rules = useTable(({ view }) => view.rules);
  useEffect(() => {
    if (when === 'never' || (when === 'soon' && isDataSaverOn())) return;
    const steps = [
      () => advisers.getReady(rules),
      // A failed import is retried on demand.
      () => void Coach.fetch().catch(() => undefined),
    ];
    for (const step of steps)
      if (when === 'at once') step();
      // One task each, even if the turn has passed when it runs.
      else whenIdle(step, ADVICE_PATIENCE_MS);
  }, [advisers, when, rules]);
}

/** The score sheet and the round's log beside the table. */
function SideSheet() {
  const view = useTable((state) => state.view);
  return (
    <>
      <ScoreSheet view={view} />
      <RoundLog />
    </>
  );
}

interface PanelsProps extends TableActions {
  readonly onPlayer: (seat: Seat) => void;
}

/** The table with all its panels. */
function TableWithPanels({ onPlayer, ...props }: PanelsProps) {
  const { onOpen } = props;
  const phase = useTable((state) => state.view.round.phase);
  useEarlyBidding();
  useEarlyPanels(phase);
  const isWide = useMediaQuery(SHEET_BESIDE_TABLE);
  const isHinted = useHints(({ open }) => open);
  const isLearning = useSetting(({ learning }) => learning);
  const isRated = useTable(({ rated }) => rated);
  const isCoached = !isRated && (isLearning || isHinted);
  useEarlyAdvice(isCoached);
  // Back from another screen or tab, but not when the page opens: it is read from its top. The build prerenders
  // the start screen without a document.
  const [isBack] = useState(
    () =>
      typeof document !== 'undefined' && document.querySelector('#root[data-prerendered]') === null,
  );
  return (
    <TableScreen
      barStart={<BarStart onOpen={onOpen} />}
      barEnd={<BarEnd onOpen={onOpen} />}
      center={isRoundOver(phase) ? <TableCenter {...props} /> : null}
      dock={
        phase === 'ready' ? (
          <StartPanel
            onNewGame={() => onOpen('newGame')}
            onDaily={() => onOpen('daily')}
            onLesson={() => onOpen('lesson')}
          >
            <ShortGame onStart={props.onStart} onRules={() => onOpen('rules')} />
          </StartPanel>
        ) : (
          <>
            {isCoached ? <Coach /> : null}
            <BeforePlay />
            <ClaimOffer />
          </>
        )
      }
      intro={
        <GameIntro>
          <SealedDeck onOpen={() => onOpen('fairness')} />
        </GameIntro>
      }
      onLastTrick={() => onOpen('lastTrick')}
      onPlayer={onPlayer}
      focusHand={isBack}
      aid={
        <UndoOnPhone>
          <HintButton />
        </UndoOnPhone>
      }
      side={isWide && phase !== 'ready' ? <SideSheet /> : null}
    />
  );
}

/** The table of the current game. */
export function PlayedTable(props: TableActions) {
  /** The opponent whose portrait was pressed. */
  const [player, setPlayer] = useState<Seat | null>(null);
  return (
    <>
      <TableWithPanels {...props} onPlayer={setPlayer} />
      {player === null ? null : <Player seat={player} onClose={() => setPlayer(null)} />}
    </>
  );
}
