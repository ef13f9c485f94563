import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type PlayerView, lowestWins } from '@/engine/index.ts';
import { type RoundReview, breakdownOf, sumOfBreakdowns } from '@/engine/review/index.ts';
import type { GameReview } from '@/features/scoreboard/GameFacts.tsx';
import GameOver from '@/features/scoreboard/GameOver.tsx';
import { isDataSaverOn, whenIdle } from '@/platform/idle.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { createReview } from '@/store/games/review.ts';
import { shareable } from '@/store/games/shareable.ts';
import { gameToRepeat } from '@/store/setup-to-repeat.ts';
import { GameOrigin } from './GameOrigin.tsx';
import type { TableActions } from './table-actions.ts';
import { reviewPorts } from '../review/review-ports.ts';

/** The review begins when the page is idle, but after this many ms at the latest. */
const REVIEW_WITHIN_MS = 4000;

/** The results of the rounds reviewed so far; null under rules for which luck is not measured. */
function gameReviewOf(
  { rules, past }: PlayerView,
  rounds: readonly (RoundReview | null)[],
): GameReview | null {
  // Signs would mislead where the lowest total wins.
  if (lowestWins(rules)) return null;
  const known = rounds.filter((round) => round !== null);
  if (known.some(({ prospects }) => prospects === null)) return null;
  if (known.length < past.length) return { kind: 'reviewing', done: known.length, of: past.length };
  const breakdown = sumOfBreakdowns(known.map((round) => breakdownOf(round)));
  return breakdown === null ? null : { kind: 'reviewed', breakdown };
}

/** The running review of the game on the table, unless the player saves data. */
function useGameReview(): GameReview | null {
  const { table } = useGame();
  const view = useTable((state) => state.view);
  const { past } = view;
  const review = useMemo(
    () => createReview(reviewPorts, { id: table.id(), record: table.record(), past }),
    [table, past],
  );
  const { rounds, status } = useStore(review.store);
  useEffect(() => {
    if (isDataSaverOn()) return undefined;
    let isLeft = false;
    whenIdle(() => {
      if (!isLeft) review.begin();
    }, REVIEW_WITHIN_MS);
    return () => {
      isLeft = true;
      review.leave();
      reviewPorts.reviewers.close();
    };
  }, [review]);
  return status === 'failed' || isDataSaverOn() ? null : gameReviewOf(view, rounds);
}

/** The end of the game on the table, with luck and skill as soon as the review has them. */
export function GameEnd({
  onOpen,
  onStart,
  onStartScreen,
  onReview,
  onShare,
  onResume,
  onWatch,
}: TableActions) {
  const game = useGame();
  const { table } = game;
  return (
    <GameOver
      onPlayAgain={() => onStart(...gameToRepeat(game, cryptoRandomness))}
      onSameCards={() => table.again()}
      onNewGame={() => onOpen('newGame')}
      onSheet={() => onOpen('sheet')}
      onReview={() => onReview('game')}
      onCompare={() => onOpen('compare')}
      onShare={() => onShare(shareable(table.record(), table.note()))}
      onStartScreen={onStartScreen}
      review={useGameReview()}
    >
      <GameOrigin
        note={table.note()}
        record={table.record()}
        onDaily={() => onOpen('daily')}
        onResume={onResume}
        onWatch={onWatch}
      />
    </GameOver>
  );
}
