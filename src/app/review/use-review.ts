import { useEffect, useMemo } from 'react';
import { browserClock } from '@/platform/clock.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { threadedOpponents } from '@/platform/threaded-opponents.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { type Review, createReview, reviewedGame } from '@/store/games/review.ts';
import { reviewPorts } from './review-ports.ts';
import type { ViewedGame } from '../viewed-game.ts';

/** Opponents at a sandbox table have a thread of their own. */
export const sandbox = {
  clock: browserClock,
  opponents: threadedOpponents(),
  randomness: cryptoRandomness,
};

function endThreads(): void {
  reviewPorts.reviewers.close();
  sandbox.opponents.close();
}

/** The running review of a game (null: the one on the table), with a round first. */
export function useReview(game: ViewedGame | null, first: number): Review {
  const { table } = useGame();
  // After a reload the saved game may be late.
  const id = useTable(() => (game === null ? table.id() : null));
  const review = useMemo(
    () =>
      createReview(
        reviewPorts,
        game === null
          ? { id, record: table.record(), past: table.store.getState().view.past }
          : reviewedGame(game.id, game.record),
      ),
    [game, table, id],
  );
  useEffect(() => {
    review.begin(first);
    return () => review.leave();
  }, [review, first]);
  useEffect(() => endThreads, []);
  return review;
}
