import { describe, expect, test } from 'vitest';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import type { MadePosition, PositionRequest } from '@/engine/exercise/index.ts';
import type { PositionMakers } from '@/store/ports/position-makers.ts';
import { dayAfter } from '@/store/day.ts';
import {
  PRACTICE_PRESETS,
  type PracticeGame,
  gamesWith,
  keyOfGame,
  practiceDeal,
  presetGameOf,
  subjectsOf,
} from '@/store/practice/practice-games.ts';
import { AHEAD, createSupply, puzzleRequest } from '@/store/practice/training-supply.ts';
import {
  type LoadedRating,
  type TrainingFilter,
  rulesKey,
  withCurrentGame,
} from '@/store/practice/training-stock.ts';
import { encodeStock, parseStock } from '@/storage/formats/stock.ts';
import { exerciseOf } from '@/storage/exercises/stored-exercises.ts';
import lines from '@/storage/exercises/positions.json';
import { memoryStock } from '../../support/training.ts';

const known = lines.map(exerciseOf);

/** Makes positions out of known exercises of the subject, as many as are asked for. */
function stubMakers() {
  const requests: PositionRequest[] = [];
  const makers: PositionMakers = {
    make(request, signal) {
      signal.throwIfAborted();
      requests.push(request);
      const [subject = 'follow'] = request.subjects;
      const exercise = known.find((each) => each.subject === subject);
      if (exercise === undefined) throw new Error('no such exercise');
      const { record, right } = exercise;
      const cards = Number(record.header.rules.schedule.high);
      const grade = requests.length % 2 === 0 ? 'easy' : 'hard';
      const solved = { quick: 0, easy: 0.5, medium: 0.5, hard: 1, expert: 1 };
      const made: MadePosition = {
        subject,
        deal: request.firstDeal,
        cards,
        record,
        right,
        habits: ['lowest card'],
        solved,
        grade,
      };
      return Promise.resolve(made);
    },
    close: () => undefined,
  };
  return { requests, makers };
}

/**
 * The same makers, but each position waits for `finish`. As those in a thread, they make one at a time: a request ends
 * the one before.
 */
function slowMakers() {
  const stub = stubMakers();
  let open: { readonly give: () => void; readonly end: () => void } | null = null;
  const makers: PositionMakers = {
    ...stub.makers,
    make: (request, signal) =>
      new Promise((resolve, reject) => {
        open?.end();
        const made = stub.makers.make(request, signal);
        const end = (): void => reject(new Error('replaced or canceled'));
        open = { give: () => resolve(made), end };
        signal.addEventListener('abort', end);
      }),
  };
  /** Waits for the next request and fulfills it. */
  const finish = async (): Promise<void> => {
    await expect.poll(() => open).not.toBeNull();
    open?.give();
    open = null;
  };
  return { ...stub, makers, finish };
}

const slowlySupplied = () => {
  const { finish, ...stub } = slowMakers();
  return { ...supplied(stub), finish };
};

/** The player's rating in storage; a beginner's before it is loaded. */
function storedRating(value: number): LoadedRating {
  let loaded = 900;
  return {
    load: async () => void (loaded = await Promise.resolve(value)),
    value: () => loaded,
  };
}

function supplied({ requests, makers } = stubMakers(), stock = memoryStock()) {
  let fraction = 0;
  const supply = createSupply({
    makers,
    storage: stock.storage,
    randomness: {
      seed: () => '1'.padStart(32, '0'),
      fraction: () => (fraction = (fraction + 0.137) % 1),
    },
    rating: storedRating(1150),
    whileThinking: (made) => made,
  });
  return { supply, requests, stock };
}

const LEADS: TrainingFilter = {
  subject: 'lead',
  game: presetGameOf('bugger-your-neighbor'),
  grade: 'fitting',
};

/** House rules in which the bids are sealed and trump is listed. */
const HOME: PracticeGame = {
  kind: 'named',
  id: 'own/1',
  name: 'Home',
  rules: {
    ...presetRules('canadian'),
    schedule: { shape: 'up', low: 2, high: 5, turns: 1 },
    bidding: 'sealed',
    trump: { kind: 'list', order: ['H', 'N'] },
  },
};
const signal = new AbortController().signal;

describe('the supply', () => {
  test('takes nothing from the stock, and makes nothing, for a session that was left while it was read', async () => {
    const visit = supplied();
    await visit.supply.next(LEADS, signal);
    await visit.supply.fillInIdleTime(signal);
    const { supply, requests, stock } = supplied(
      stubMakers(),
      memoryStock(visit.stock.written.at(-1)),
    );
    const left = new AbortController();
    const next = supply.next(LEADS, left.signal);
    left.abort();
    supply.close();
    await expect(next).rejects.toThrow('aborted');
    await supply.lastFilter();
    expect(stock.written).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('makes the first position, then more ahead, and keeps them for the next visit', async () => {
    const { supply, requests, stock } = supplied();
    const first = await supply.next(LEADS, signal);
    expect(first).toMatchObject({ subject: 'lead', preset: 'bugger-your-neighbor' });
    await supply.fillInIdleTime(signal);
    expect(stock.written.at(-1)?.positions).toHaveLength(AHEAD);
    expect(stock.written.at(-1)?.filter).toEqual(LEADS);
    const made = requests.length;
    await supply.fillInIdleTime(signal);
    expect(requests).toHaveLength(made);
    supply.close();
  });

  test('never gives the same position twice', async () => {
    const { supply } = supplied();
    const ids: string[] = [];
    for (let count = 0; count < 10; count++) ids.push((await supply.next(LEADS, signal)).id);
    supply.close();
    expect(new Set(ids).size).toBe(10);
  });

  test('gives no position that another tab has given meanwhile', async () => {
    const stock = memoryStock();
    const here = supplied(stubMakers(), stock).supply;
    await here.next(LEADS, signal);
    await here.fillInIdleTime(signal);
    const there = supplied(stubMakers(), stock).supply;
    const given: string[] = [];
    for (let count = 0; count < 3; count++) given.push((await there.next(LEADS, signal)).id);
    there.close();
    given.push((await here.next(LEADS, signal)).id);
    here.close();
    expect(new Set(given).size).toBe(given.length);
  });

  test('keeps for this visit what cannot be saved', async () => {
    const stock = memoryStock();
    const storage = { ...stock.storage, write: () => Promise.reject(new Error('full')) };
    const { supply, requests } = supplied(stubMakers(), { ...stock, storage });
    await supply.next(LEADS, signal);
    await supply.fillInIdleTime(signal);
    const made = requests.map(({ firstDeal }) => `lead-${firstDeal}`);
    const { id } = await supply.next(LEADS, signal);
    supply.close();
    expect(made).toContain(id);
  });

  test('gives the grade that was asked for once it is found', async () => {
    const { supply } = supplied();
    const filter: TrainingFilter = { ...LEADS, grade: 'easy' };
    await supply.next(filter, signal);
    await supply.fillInIdleTime(signal);
    for (let count = 0; count < 3; count++)
      expect((await supply.next(filter, signal)).grade).toBe('easy');
    supply.close();
  });

  test('tells makers which habits solved the latest positions', async () => {
    const { supply, requests } = supplied();
    await supply.next(LEADS, signal);
    await supply.fillInIdleTime(signal);
    supply.close();
    expect(requests[0]?.recent).toEqual([]);
    expect(requests[1]?.recent).toEqual([['lowest card']]);
  });

  test('is not refilled in idle time while the player waits', async () => {
    const { supply, requests, finish } = slowlySupplied();
    const waited = supply.next(LEADS, signal);
    const idle = supply.fillInIdleTime(signal);
    await Promise.race([waited, idle]);
    expect(requests).toHaveLength(1);
    await finish();
    expect(await waited).toMatchObject({ subject: 'lead' });
    supply.close();
  });

  test('is not refilled twice when idle time begins', async () => {
    const { supply, requests, finish } = slowlySupplied();
    const first = supply.next(LEADS, signal);
    await finish();
    await first;
    const idle = supply.fillInIdleTime(signal);
    for (let count = 0; count < AHEAD; count++) await finish();
    await idle;
    expect(requests).toHaveLength(1 + AHEAD);
    supply.close();
  });

  test('rejects if none can be made', async () => {
    const { storage } = memoryStock();
    const supply = createSupply({
      makers: { make: () => Promise.reject(new Error('no thread')), close: () => undefined },
      storage,
      randomness: { seed: () => '', fraction: () => 0.5 },
      rating: storedRating(1200),
      whileThinking: (made) => made,
    });
    await expect(supply.next(LEADS, signal)).rejects.toThrow('no thread');
  });
});

test('the first position fits the rating in storage', async () => {
  const exercise = known.find(({ subject }) => subject === 'lead');
  if (exercise === undefined) throw new Error('no such exercise');
  const rated = (value: number) => ({
    ...exercise,
    id: `lead-${value}`,
    subject: 'lead' as const,
    game: rulesKey(LEADS.game as PracticeGame),
    preset: null,
    name: null,
    grade: 'easy' as const,
    rating: { value, deviation: 120, volatility: 0.06 },
  });
  const { supply } = supplied(
    stubMakers(),
    memoryStock({ filter: null, positions: [rated(900), rated(1150)] }),
  );
  expect((await supply.next(LEADS, signal)).id).toBe('lead-1150');
  supply.close();
});

test('positions made ahead are stored with their rating, and what cannot be read is dropped', async () => {
  const { supply, stock } = supplied();
  await supply.next(LEADS, signal);
  await supply.fillInIdleTime(signal);
  supply.close();
  const kept = stock.written.at(-1);
  if (kept === undefined) throw new Error('nothing was written');
  const document = encodeStock(kept);
  const [first] = document.positions;
  // The stub's moves belong to another deal, so that only some of them can be legal.
  expect(parseStock(document).positions.length).toBeLessThanOrEqual(kept.positions.length);
  expect(
    parseStock({ ...document, positions: [{ ...first, subject: 'whist' }] }).positions,
  ).toEqual([]);
  expect(parseStock('anything')).toEqual({ filter: null, positions: [] });
});

test('a position and a selection under house rules survive a round trip', () => {
  const exercise = known.find(({ subject }) => subject === 'lead');
  if (exercise === undefined) throw new Error('no such exercise');
  const position = {
    ...exercise,
    subject: 'lead' as const,
    game: 'own/1',
    preset: null,
    name: 'Home',
    grade: 'easy' as const,
    rating: { value: 1200, deviation: 120, volatility: 0.06 },
  };
  const stock = { filter: { ...LEADS, game: HOME }, positions: [position] };
  expect(parseStock(encodeStock(stock))).toEqual(stock);
  // A table needs one human, who is to act.
  for (const player of ['human', 'hard'] as const) {
    const seats = exercise.record.header.seats.map((seat) => ({ ...seat, player }));
    const record = { ...exercise.record, header: { ...exercise.record.header, seats } };
    const damaged = encodeStock({ ...stock, positions: [{ ...position, record }] });
    expect(parseStock(damaged).positions).toEqual([]);
  }
  const broken = { ...HOME, rules: { ...HOME.rules, players: 99 } };
  const document = encodeStock({ ...stock, filter: { ...LEADS, game: broken } });
  expect(parseStock(document).filter).toEqual({ ...LEADS, game: null });
});

test('positions under house rules are made for those rules alone', async () => {
  const { supply, requests } = supplied();
  const first = await supply.next({ ...LEADS, game: HOME }, signal);
  expect(first).toMatchObject({ preset: null, name: 'Home' });
  const [request] = requests;
  expect(request?.header.rules).toMatchObject({ scoring: 'canadian', bidding: 'sealed' });
  expect(request?.sizes).toEqual([3, 5]);
  await supply.fillInIdleTime(signal);
  const changed = { ...HOME, rules: { ...HOME.rules, hook: false } };
  expect((await supply.next({ ...LEADS, game: changed }, signal)).game).not.toBe(first.game);
  supply.close();
});

describe('games', () => {
  test('have the subjects that their rules allow', () => {
    const presets = PRACTICE_PRESETS.map(presetGameOf);
    expect(subjectsOf(presetGameOf('canadian'))).not.toContain('trump');
    expect(gamesWith(presets, 'trump')).toEqual([presetGameOf('nomination-whist')]);
    expect(gamesWith(presets, 'nil')).toEqual([presetGameOf('spades')]);
    expect(gamesWith(presets, 'spoil')).not.toContainEqual(presetGameOf('spades'));
    expect(subjectsOf(presetGameOf('spades'))).not.toContain('lead');
    expect(subjectsOf(HOME)).toContain('sealed');
    expect(subjectsOf(HOME)).not.toContain('hook');
    expect(subjectsOf(HOME)).not.toContain('forehead');
    // No search for what never comes up in such small hands.
    const schedule = { shape: 'constant', low: 2, high: 2, turns: 1 } as const;
    const small: PracticeGame = { ...HOME, rules: { ...HOME.rules, schedule } };
    for (const subject of ['follow', 'count', 'last', 'zero'] as const)
      expect(subjectsOf(small)).not.toContain(subject);
    expect(subjectsOf(small)).toEqual(expect.arrayContaining(['lead', 'ruff', 'dodge', 'sealed']));
    const tiny: PracticeGame = {
      ...HOME,
      rules: { ...HOME.rules, bidding: 'in-turn', schedule: { ...schedule, low: 1, high: 1 } },
    };
    expect(gamesWith([HOME, tiny], null)).toEqual([HOME]);
    const forced: PracticeGame = { ...HOME, rules: { ...HOME.rules, duty: 'must-trump' } };
    expect(subjectsOf(forced)).not.toContain('ruff');
    // Without one trump suit nobody ruffs: a search for such a position would never end.
    for (const subject of ['ruff', 'count', 'suit'] as const)
      expect(subjectsOf(presetGameOf('devils-bridge'))).not.toContain(subject);
    expect(practiceDeal(presetGameOf('canadian'), 'sealed').header.rules.bidding).toBe('sealed');
  });

  test('and subjects of the daily puzzle come in turn, each day with its own deals', () => {
    const days = Array.from(
      { length: 28 },
      (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`,
    );
    const requests = days.map(puzzleRequest);
    expect(new Set(requests.map(({ deal }) => keyOfGame(deal.game))).size).toBe(6);
    expect(new Set(requests.map(({ deal }) => deal.subjects[0])).size).toBe(8);
    expect(new Set(requests.map(({ firstDeal }) => firstDeal)).size).toBe(28);
    expect(puzzleRequest('2026-11-24')).toEqual(puzzleRequest('2026-11-24'));
  });

  test('have the subject of every daily puzzle', () => {
    const days = Array.from({ length: 200 }, (_, at) => dayAfter('2026-11-01', at));
    const impossible = days.map(puzzleRequest).filter(({ deal }) => {
      const [subject] = deal.subjects;
      return subject === undefined || !subjectsOf(deal.game).includes(subject);
    });
    expect(impossible).toEqual([]);
  });
});

test('house rules in the selection are as they were edited last', () => {
  const own = (rules: Partial<RuleSet>, name = 'Sunday rules'): PracticeGame => ({
    kind: 'named',
    id: 'own/1',
    name,
    rules: { ...presetRules('canadian'), ...rules },
  });
  const hooks: TrainingFilter = { subject: 'hook', game: own({}), grade: 'easy' };
  expect(withCurrentGame(hooks, [own({})])).toBe(hooks);
  expect(withCurrentGame(hooks, [])).toBe(hooks);
  const edited = own({ zeroLimit: 3 }, 'Monday rules');
  expect(withCurrentGame(hooks, [edited])).toEqual({ ...hooks, game: edited });
  const unhooked = own({ hook: false });
  const anything = { ...hooks, subject: null, game: unhooked };
  expect(withCurrentGame(hooks, [unhooked])).toEqual(anything);
  expect(withCurrentGame({ ...anything, game: own({}) }, [unhooked])).toEqual(anything);
});
