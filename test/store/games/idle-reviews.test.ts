import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { RoundReview } from '@/engine/review/index.ts';
import { ReviewersUnavailable } from '@/store/ports/reviews.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import { KEPT_REVIEWS, QUIET_MS, createIdleReviews } from '@/store/games/idle-reviews.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { reviewOf } from '../../../tools/lib/made-reviews.ts';
import { manualClock } from '../../support/store/manual-clock.ts';
import { until } from '../../support/until.ts';

const record = played(defaultHeader());
const summary = summaryOf({ ...UNAIDED, id: '', ended: 0, record });
const ROUNDS = summary.rounds.length;

/** Games by id with the time when they ended, a reviewer that answers when told, and what was saved. */
function bench(games: Readonly<Record<string, number>>, reviewed: readonly string[] = []) {
  const time = manualClock();
  let isIdle = true;
  let isFull = false;
  const asked: {
    round: number;
    signal: AbortSignal;
    answer: () => void;
    fail: (reason?: Error) => void;
  }[] = [];
  const written = new Map<string, number>();
  const saved = new Map<string, readonly RoundReview[]>();
  const facts = new Set(reviewed);
  const close = vi.fn<() => void>();
  const dropReviewsExcept = vi.fn<(ids: readonly string[]) => Promise<void>>(() =>
    Promise.resolve(),
  );
  const afterwards = vi.fn<(signal: AbortSignal) => Promise<void>>(() => Promise.resolve());
  const idle = createIdleReviews({
    clock: time.clock,
    isIdle: () => isIdle,
    afterwards,
    games: {
      list: () =>
        Promise.resolve({
          games: Object.entries(games).map(([id, ended]) =>
            Object.assign({}, summary, { id, ended }),
          ),
        }),
      record: (id) => Promise.resolve(id === 'gone' ? null : record),
    },
    facts: {
      all: () => Promise.resolve(new Map()),
      ids: () => Promise.resolve(facts),
      dropReviewsExcept,
    },
    reviews: {
      read: (id) => Promise.resolve(saved.get(id) ?? []),
      write: (id, _, rounds) => {
        if (isFull) return Promise.reject(new DOMException('', 'QuotaExceededError'));
        saved.set(id, rounds);
        written.set(id, rounds.length);
        if (rounds.length === ROUNDS) facts.add(id);
        return Promise.resolve();
      },
    },
    reviewers: {
      close,
      review: ({ round }, _, signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          asked.push({
            round,
            signal,
            answer: () => resolve(reviewOf(round)),
            fail: (reason = new Error('unknown rules')) => reject(reason),
          });
        }),
    },
  });
  const nextAsked = async (count: number) => {
    await until(() => expect(asked).toHaveLength(count));
    return asked[count - 1]!;
  };
  return {
    ...idle,
    time,
    asked,
    written,
    close,
    afterwards,
    dropReviewsExcept,
    nextAsked,
    /** Nothing happens for a while. */
    quiet: (): void => {
      idle.disturb();
      time.pass(QUIET_MS);
    },
    fill: (): void => void (isFull = true),
    setIdle: (next: boolean) => void (isIdle = next),
    /** Answers all rounds of a game, of which `before` requests were made before it. */
    answerGame: async (before: number): Promise<void> => {
      for (let round = 0; round < ROUNDS; round++) (await nextAsked(before + round + 1)).answer();
    },
  };
}

describe('reviews in idle time', () => {
  test('begin only after a quiet time', async () => {
    const { disturb, time, asked, nextAsked, store } = bench({ a: 1 });
    disturb();
    time.pass(QUIET_MS - 1);
    disturb();
    time.pass(QUIET_MS - 1);
    await Promise.resolve();
    expect(asked).toEqual([]);
    time.pass(1);
    expect((await nextAsked(1)).round).toBe(0);
    expect(store.getState()).toEqual({ isWorking: true, done: 0 });
  });

  test('do not begin while a player is thinking about a move', async () => {
    const { quiet, setIdle, asked, nextAsked } = bench({ a: 1 });
    setIdle(false);
    quiet();
    await Promise.resolve();
    expect(asked).toEqual([]);
    setIdle(true);
    quiet();
    await nextAsked(1);
  });

  test('take the newest game first, and skip those already reviewed', async () => {
    const { quiet, written, answerGame, store, nextAsked } = bench({ old: 1, new: 3, done: 2 }, [
      'done',
    ]);
    quiet();
    await answerGame(0);
    await until(() => expect(store.getState().done).toBe(1));
    expect([...written]).toEqual([['new', ROUNDS]]);
    await answerGame(ROUNDS);
    await until(() => expect(store.getState()).toEqual({ isWorking: false, done: 2 }));
    expect([...written.keys()]).toEqual(['new', 'old']);
    expect((await nextAsked(2 * ROUNDS)).signal.aborted).toBe(false);
  });

  test('stop at once on any input, and resume where they stopped', async () => {
    const { quiet, disturb, nextAsked, store, close, setIdle } = bench({ a: 1 });
    quiet();
    (await nextAsked(1)).answer();
    const second = await nextAsked(2);
    setIdle(false);
    disturb();
    expect(second.signal.aborted).toBe(true);
    expect(store.getState().isWorking).toBe(false);
    expect(close).toHaveBeenCalledOnce();
    setIdle(true);
    quiet();
    // The first round is saved.
    expect((await nextAsked(3)).round).toBe(1);
  });

  test('leave no listener behind for each game of a run', async () => {
    const { quiet, answerGame, afterwards } = bench({ a: 1, b: 2 });
    quiet();
    await answerGame(0);
    await answerGame(ROUNDS);
    await until(() => expect(afterwards).toHaveBeenCalledOnce());
    const [signal] = afterwards.mock.calls[0] ?? [];
    expect(signal && getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('are followed by other work once all games are reviewed', async () => {
    const { afterwards, quiet, store } = bench({ one: 1 }, ['one']);
    quiet();
    await until(() => expect(afterwards).toHaveBeenCalledOnce());
    expect(store.getState().isWorking).toBe(false);
  });

  test('leave out a game that cannot be reviewed', async () => {
    const { quiet, nextAsked, store, answerGame } = bench({ gone: 3, strange: 2, usual: 1 });
    quiet();
    (await nextAsked(1)).fail();
    await answerGame(1);
    await until(() => expect(store.getState()).toEqual({ isWorking: false, done: 1 }));
  });

  test('stop for this visit once a review cannot be saved', async () => {
    const { quiet, fill, nextAsked, asked, store, afterwards, close } = bench({ a: 2, b: 1 });
    fill();
    quiet();
    (await nextAsked(1)).answer();
    for (const times of [1, 2, 3]) {
      await until(() => expect(afterwards).toHaveBeenCalledTimes(times));
      await until(() => expect(close).toHaveBeenCalledTimes(times));
      quiet();
    }
    expect(asked).toHaveLength(1);
    expect(store.getState()).toEqual({ isWorking: false, done: 0 });
  });

  test('resume in another idle time if nobody could review', async () => {
    const { quiet, nextAsked, asked, store, afterwards, answerGame, close } = bench({ a: 2, b: 1 });
    quiet();
    (await nextAsked(1)).fail(new ReviewersUnavailable());
    await until(() => expect(close).toHaveBeenCalledOnce());
    expect(store.getState()).toEqual({ isWorking: false, done: 0 });
    expect(asked).toHaveLength(1);
    expect(afterwards).not.toHaveBeenCalled();
    quiet();
    await answerGame(1);
    await answerGame(1 + ROUNDS);
    await until(() => expect(store.getState()).toEqual({ isWorking: false, done: 2 }));
  });

  test('keep the whole reviews of the newest games only', async () => {
    const games = Object.fromEntries(
      Array.from({ length: KEPT_REVIEWS + 5 }, (_, at) => [`game-${at}`, at]),
    );
    const { quiet, dropReviewsExcept } = bench(games, Object.keys(games));
    quiet();
    await until(() => expect(dropReviewsExcept).toHaveBeenCalledOnce());
    const [kept] = dropReviewsExcept.mock.calls[0]!;
    expect(kept).toHaveLength(KEPT_REVIEWS);
    expect(kept).not.toContain('game-4');
    expect(kept).toContain('game-5');
  });
});
