import { Suspense, useEffect } from 'react';
import { BiddingPanel } from '@/features/bidding/BiddingPanel.tsx';
import type { Scope } from '@/features/review/ReviewPage.tsx';
import { ClaimOffer } from '@/features/table/ClaimOffer.tsx';
import { StartPanel } from '@/features/table/StartPanel.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { loadWords } from '@/i18n/i18n.ts';
import { useGame, useHints, useSetting, useTable } from '@/store/hooks.ts';
import { BarEnd, BarStart } from '@/features/menu/BarButtons.tsx';
import type { OpenName } from '@/store/dialogs.ts';
import { type Shareable, shareable } from '@/store/shareable.ts';
import { savesData, whenIdle } from '@/platform/idle.ts';
import { HintButton } from '@/features/advice/HintButton.tsx';
import { part } from './part.tsx';
import { screen } from './screen.ts';
import type { ViewedGame } from './viewed-game.ts';
import { WIDE } from '@/ui/sizes.ts';
import { useMediaQuery } from '@/ui/use-media-query.ts';

const loadGameOver = () => import('@/features/scoreboard/GameOver.tsx');
const loadScoreSheet = () => import('@/features/scoreboard/ScoreSheet.tsx');
const loadRoundSummary = () => import('@/features/scoreboard/RoundSummary.tsx');

const GameOver = screen(async () => (await loadGameOver()).default);
const ScoreSheet = screen(async () => (await loadScoreSheet()).ScoreSheet);
const WinnerPips = screen(async () => (await import('@/features/table/WinnerPips.tsx')).WinnerPips);
const RoundLog = screen(async () => (await import('@/features/table/RoundLog.tsx')).RoundLog);
const Coach = part(async () => (await import('@/features/advice/Coach.tsx')).Coach);
const GameOrigin = screen(async () => (await import('./GameOrigin.tsx')).GameOrigin);
const SealedDeck = screen(async () => (await import('./SealedDeck.tsx')).SealedDeck);
const RoundSummary = screen(async () => (await loadRoundSummary()).default);

/** Fetches what the end of a round shows while the round is played, so that it is there at once. */
function useEarlyPanels(phase: string): void {
  useEffect(() => {
    if (phase !== 'play') return;
    // Who needs a panel that did not come asks for it again, and says so if it fails then.
    for (const load of [loadRoundSummary, loadGameOver, loadWords]) load().catch(() => undefined);
  }, [phase]);
}

/** On a slow machine no moment is quiet until the person is to decide: no longer is waited for one, in ms. */
const ADVICE_PATIENCE_MS = 500;

/**
 * Gets ready whoever gives hints, and what shows them: at once where one is wanted, and where one may
 * be asked for in the first quiet moment after the deal, when somebody is to decide.
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
    if (when === 'never' || (when === 'soon' && savesData())) return;
    const steps = [
      () => advisers.getReady(rules),
      // Who needs what did not come asks for it again.
      () => void Coach.fetch().catch(() => undefined),
    ];
    for (const step of steps)
      if (when === 'at once') step();
      // A task each; also when the turn has passed on by then.
      else whenIdle(step, ADVICE_PATIENCE_MS);
  }, [advisers, when, rules]);
}

interface PlayedTableProps {
  readonly onOpen: (name: OpenName) => void;
  readonly onPlayAgain: () => void;
  readonly onWatch: (game: ViewedGame) => void;
  /** Looks at a round (0-based) again, or at the whole game. */
  readonly onReview: (scope: Scope) => void;
  readonly onShare: (shared: Shareable) => void;
}

/** What lies on the table when no trick does. */
function Centre({ onOpen, onPlayAgain, onWatch, onReview, onShare }: PlayedTableProps) {
  const { table } = useGame();
  const { phase, index } = useTable((state) => state.view.round);
  if (phase === 'scored')
    return (
      <Suspense>
        <RoundSummary onNext={() => table.act({ type: 'deal' })} onReview={() => onReview(index)} />
      </Suspense>
    );
  if (phase === 'over')
    return (
      <Suspense>
        <WinnerPips />
        <GameOver
          onPlayAgain={onPlayAgain}
          onSameCards={() => table.again()}
          onNewGame={() => onOpen('newGame')}
          onSheet={() => onOpen('sheet')}
          onReview={() => onReview('game')}
          onShare={() => onShare(shareable(table.record(), table.note()))}
        >
          <GameOrigin
            note={table.note()}
            record={table.record()}
            onDaily={() => onOpen('daily')}
            onWatch={onWatch}
          />
        </GameOver>
      </Suspense>
    );
  return null;
}

/** The score sheet beside the table, and what has been played in this round. */
function SideSheet() {
  const view = useTable((state) => state.view);
  return (
    <Suspense>
      <ScoreSheet view={view} />
      <RoundLog />
    </Suspense>
  );
}

/** The table of the game that is played, with what lies on it and beside it. */
export function PlayedTable(props: PlayedTableProps) {
  const { onOpen } = props;
  const phase = useTable((state) => state.view.round.phase);
  useEarlyPanels(phase);
  const isWide = useMediaQuery(WIDE);
  const isHinted = useHints(({ open }) => open);
  const isLearning = useSetting(({ learning }) => learning);
  const isAlone = useTable(({ rated }) => rated);
  const isCoached = !isAlone && (isLearning || isHinted);
  useEarlyAdvice(isCoached);
  return (
    <TableScreen
      barStart={<BarStart onOpen={onOpen} />}
      barEnd={<BarEnd onOpen={onOpen} />}
      centre={phase === 'scored' || phase === 'over' ? <Centre {...props} /> : null}
      dock={
        phase === 'ready' ? (
          <StartPanel
            onNewGame={() => onOpen('newGame')}
            onDaily={() => onOpen('daily')}
            onLesson={() => onOpen('lesson')}
          >
            <Suspense>
              <SealedDeck onOpen={() => onOpen('fairness')} />
            </Suspense>
          </StartPanel>
        ) : (
          <>
            {isCoached ? <Coach /> : null}
            <BiddingPanel />
            <ClaimOffer />
          </>
        )
      }
      aid={<HintButton />}
      side={isWide && phase !== 'ready' ? <SideSheet /> : null}
    />
  );
}
