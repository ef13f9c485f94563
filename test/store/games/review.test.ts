import { stateAfter } from '@/engine/index.ts';
import { expect, it, vi } from 'vitest';
import type { RoundReview } from '@/engine/review/index.ts';
import { type Reviewers, ReviewersUnavailable, type Reviews } from '@/store/ports/reviews.ts';
import { type Reviewed, createReview, reviewedGame } from '@/store/games/review.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { judgmentWith, reviewOf } from '../../../tools/lib/made-reviews.ts';
import { until } from '../../support/until.ts';

const record = played(defaultHeader(), (state) => state.past.length === 4);
const game: Reviewed = { id: 'a'.repeat(32), record, past: stateAfter(record).past };

/** A reviewer controlled by the test, and in-memory storage. */
function bench(kept: readonly RoundReview[] = [], reviewed = game) {
  const asked: number[] = [];
  let open: {
    round: number;
    answer: () => void;
    fail: (reason?: Error) => void;
    news: () => void;
  } | null = null;
  const reviewers: Reviewers = {
    review: ({ round }, onNews, signal) =>
      new Promise((resolve, reject) => {
        asked.push(round);
        signal.addEventListener('abort', () => reject(new Error('left')));
        open = {
          round,
          answer: () => resolve(reviewOf(round, [judgmentWith()])),
          fail: (reason = new Error('unknown rules')) => reject(reason),
          news: () => onNews(reviewOf(round)),
        };
      }),
  };
  const write = vi.fn<Reviews['write']>(() => Promise.resolve());
  const reviews: Reviews = { read: () => Promise.resolve(kept), write };
  const review = createReview({ reviewers, reviews }, reviewed);
  const state = () => review.store.getState();
  return {
    review,
    asked,
    write,
    state,
    wait: (round: number) => until(() => expect(open?.round).toBe(round)),
    now: () => {
      if (open === null) throw new Error('no review was requested');
      return open;
    },
    settled: (status: string) => until(() => expect(state().status).toBe(status)),
  };
}

it('reviews the wanted round first, then all others, and saves each', async () => {
  const { review, asked, write, state, wait, now, settled } = bench();
  review.begin(2);
  for (const round of [2, 0, 1, 3]) {
    await wait(round);
    now().news();
    expect(state().underway).toEqual(reviewOf(round));
    now().answer();
  }
  await settled('done');
  expect(asked).toEqual([2, 0, 1, 3]);
  expect(state().rounds.map((round) => round?.round)).toEqual([0, 1, 2, 3]);
  expect(write.mock.calls.map(([id, , rounds]) => [id, rounds.length])).toEqual(
    [1, 2, 3, 4].map((count) => [game.id, count]),
  );
});

it('resumes where it stopped, and reviews no round twice', async () => {
  const { review, asked, state, wait, now, settled } = bench([reviewOf(0)]);
  review.begin();
  await wait(1);
  now().answer();
  await wait(2);
  review.leave();
  expect(state().status).toBe('resting');
  expect(state().rounds.map((round) => round !== null)).toEqual([true, true, false, false]);
  review.begin();
  review.begin();
  await until(() => expect(asked).toEqual([1, 2, 2]));
  now().answer();
  await wait(3);
  now().answer();
  await settled('done');
});

it('keeps its results after a failure, and can be restarted', async () => {
  const { review, asked, state, wait, now, settled } = bench();
  review.begin();
  await wait(0);
  now().answer();
  await wait(1);
  now().fail();
  await settled('failed');
  expect(state().rounds[0]).toEqual(reviewOf(0, [judgmentWith()]));
  expect(state().isUnavailable).toBe(false);
  review.begin();
  await until(() => expect(asked).toHaveLength(3));
  expect(state().status).toBe('working');
  now().fail(new ReviewersUnavailable());
  await settled('failed');
  expect(state()).toMatchObject({ isUnavailable: true, isUnsaved: false });
});

it('works without storage', async () => {
  const { review, state, wait, now, settled, write } = bench();
  write.mockRejectedValue(new Error('full'));
  review.begin(3);
  for (const round of [3, 0, 1, 2]) {
    await wait(round);
    now().answer();
  }
  await settled('done');
  expect(state().rounds).not.toContain(null);
  expect(state().isUnsaved).toBe(true);
});

it('reviews a game that is not on the table, and saves nothing for an unsaved one', async () => {
  const { review, asked, state, wait, now, settled, write } = bench(
    [reviewOf(0)],
    reviewedGame(null, record),
  );
  expect(review.past).toEqual(game.past);
  review.begin();
  for (const round of [0, 1, 2, 3]) {
    await wait(round);
    now().answer();
  }
  await settled('done');
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(state().rounds).not.toContain(null);
  expect(write).not.toHaveBeenCalled();
});
