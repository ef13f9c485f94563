import { describe, expect, it } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import type { PracticePosition } from '@/engine/review/index.ts';
import { dayAfter } from '@/store/day.ts';
import { createPractice, positionAsExercise } from '@/store/practice/practice.ts';
import {
  type KeptPosition,
  MAX_POSITIONS,
  NO_PRACTICE,
  type PracticeProgress,
  duePositions,
} from '@/store/practice/practice-progress.ts';
import type { Memory } from '@/store/practice/spacing.ts';
import { header } from '../../support/store/table-bench.ts';

const record: GameRecord = { header: header(), commands: [{ type: 'deal' }] };

const found = (id: string): PracticePosition => ({
  id,
  record,
  right: { type: 'bid', seat: 0, bid: 1 },
});

const TODAY = '2026-11-24';

const memoryFrom = (reviewed: string, stability = 3): Memory => ({
  due: dayAfter(reviewed, stability),
  reviewed,
  stability,
  difficulty: 5,
});

const position = (id: string, memory: Memory | null = null): KeptPosition => ({
  ...found(id),
  memory,
});

/** A practice on a day, and all that it writes; with `broken` storage every read and write fails. */
function bench(kept: PracticeProgress = NO_PRACTICE, broken = false) {
  const written: PracticeProgress[] = [];
  let today = TODAY;
  const practice = createPractice(
    {
      read: () =>
        broken ? Promise.reject(new Error('no storage')) : Promise.resolve(written.at(-1) ?? kept),
      write: (news) => {
        if (broken) return Promise.reject(new Error('no storage'));
        written.push(news);
        return Promise.resolve();
      },
    },
    () => today,
  );
  const state = () => practice.store.getState();
  return {
    practice,
    written,
    state,
    due: () => duePositions(state().positions, today).map(({ id }) => id),
    goTo: (day: string) => {
      today = day;
    },
  };
}

it('saves what was solved, once', async () => {
  const { practice, written } = bench({ solved: ['ruff-1'], positions: [] });
  const exercise = positionAsExercise(found('dodge-2'));
  await practice.solve(exercise);
  await practice.solve(exercise);
  expect(written.at(-1)?.solved).toEqual(['ruff-1', 'dodge-2']);
});

describe('a missed position', () => {
  it('of a game is due at once, and not added again', async () => {
    const { practice, due } = bench({ solved: ['c'], positions: [] });
    await practice.add([found('a'), found('b')]);
    await practice.add([found('a'), found('c')]);
    expect(due()).toEqual(['a', 'b']);
  });

  it('of a training session is due on the next day', async () => {
    const { practice, due, goTo } = bench();
    await practice.addMissed(found('a'));
    expect(due()).toEqual([]);
    goTo(dayAfter(TODAY, 1));
    expect(due()).toEqual(['a']);
  });

  it('comes back later each time it is solved, and on the next day if it is missed', async () => {
    const { practice, due, goTo, state } = bench({ solved: [], positions: [position('a')] });
    await practice.review('a', 'good');
    expect(due()).toEqual([]);
    const first = state().positions[0]?.memory?.due ?? '';
    goTo(first);
    expect(due()).toEqual(['a']);
    await practice.review('a', 'good');
    const second = state().positions[0]?.memory?.due ?? '';
    expect(second > dayAfter(first, 3)).toBe(true);
    goTo(second);
    await practice.review('a', 'again');
    goTo(dayAfter(second, 1));
    expect(due()).toEqual(['a']);
  });

  it('is due once the clock is right again that was years ahead when it was practiced', async () => {
    const { practice, due, goTo } = bench({ solved: [], positions: [position('a')] });
    goTo('2031-11-24');
    await practice.review('a', 'good');
    goTo(TODAY);
    expect(due()).toEqual(['a']);
    await practice.review('a', 'good');
    expect(due()).toEqual([]);
  });

  it('waits in the order of days, new ones last', () => {
    const kept = [
      position('new'),
      position('late', memoryFrom('2026-11-20')),
      position('not yet', memoryFrom('2026-11-23')),
      position('early', memoryFrom('2026-11-01')),
    ];
    expect(duePositions(kept, TODAY).map(({ id }) => id)).toEqual(['early', 'late', 'new']);
  });
});

it('known positions cause no write', async () => {
  const { practice, written } = bench({ solved: [], positions: [position('a')] });
  await practice.add([found('a')]);
  expect(written).toEqual([]);
});

it('has a maximum number of positions, and drops the oldest', async () => {
  const { practice, written } = bench({ solved: [], positions: [position('oldest')] });
  await practice.add(Array.from({ length: MAX_POSITIONS }, (_, index) => found(`new-${index}`)));
  const ids = written.at(-1)?.positions.map(({ id }) => id);
  expect(ids).toHaveLength(MAX_POSITIONS);
  expect(ids).not.toContain('oldest');
  expect(written.at(-1)?.solved).toEqual([]);
});

it('drops the best known first, and does not take it up again', async () => {
  const known = position('known', memoryFrom(TODAY, 90));
  const { practice, state } = bench({ solved: [], positions: [known, position('oldest')] });
  await practice.add(
    Array.from({ length: MAX_POSITIONS - 1 }, (_, index) => found(`new-${index}`)),
  );
  const ids = state().positions.map(({ id }) => id);
  expect(ids).toContain('oldest');
  expect(ids).not.toContain('known');
  expect(state().solved).toEqual(['known']);
});

it('of one position on two devices the later practice counts', async () => {
  const older = position('a', memoryFrom('2026-11-20'));
  const newer = position('a', memoryFrom('2026-11-22'));
  const { practice, state } = bench({ solved: [], positions: [older] });
  expect(await practice.merge({ solved: [], positions: [newer] })).toBe(true);
  expect(state().positions).toEqual([newer]);
  expect(await practice.merge({ solved: [], positions: [older] })).toBe(false);
  expect(state().positions).toEqual([newer]);
});

it('of one position on two devices a practice dated after today does not count', async () => {
  const ahead = position('a', memoryFrom('2031-11-24'));
  const right = position('a', memoryFrom('2026-11-22'));
  const { practice, state } = bench({ solved: [], positions: [right] });
  expect(await practice.merge({ solved: [], positions: [ahead] })).toBe(false);
  const other = bench({ solved: [], positions: [ahead] });
  expect(await other.practice.merge({ solved: [], positions: [right] })).toBe(true);
  expect([state().positions, other.state().positions]).toEqual([[right], [right]]);
});

it('an answer that could not be saved counts more than the one before it on the same day', async () => {
  let isFull = false;
  let kept: PracticeProgress = { solved: [], positions: [position('a')] };
  const practice = createPractice(
    {
      read: () => Promise.resolve(kept),
      write: (news) => {
        if (isFull) return Promise.reject(new Error('full'));
        kept = news;
        return Promise.resolve();
      },
    },
    () => TODAY,
  );
  await practice.review('a', 'good');
  isFull = true;
  await practice.review('a', 'again');
  isFull = false;
  await practice.load();
  await practice.solve(positionAsExercise(found('b')));
  expect(kept.positions[0]?.memory?.due).toBe(dayAfter(TODAY, 1));
});

it('unreadable progress is not overwritten', async () => {
  const written: PracticeProgress[] = [];
  const practice = createPractice(
    {
      read: () => Promise.reject(new Error('not now')),
      write: async (kept) => void written.push(kept),
    },
    () => TODAY,
  );
  await practice.add([found('a')]);
  await practice.solve(positionAsExercise(found('b')));
  expect(written).toEqual([]);
  expect(practice.store.getState()).toMatchObject({ solved: ['b'], isPersistent: false });
});

it('without storage practice works, with a notice that progress is not saved', async () => {
  const { practice, state, due } = bench(undefined, true);
  await practice.add([found('a'), found('b')]);
  await practice.review('a', 'good');
  expect(state()).toMatchObject({ isPersistent: false });
  expect(due()).toEqual(['b']);
});
