import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_GAMES, filtered, isUnaided, statisticsOf } from '@/store/games/statistics.ts';
import type { GameSummary, RoundFact } from '@/store/games/summary.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const round = (rest: Partial<RoundFact> = {}): RoundFact => ({
  handSize: 5,
  turn: 0,
  bid: 1,
  took: 1,
  made: true,
  points: 11,
  ...rest,
});

const missed = (took: number): RoundFact => round({ took, made: false, points: 0 });

let count = 0;
const game = (rest: Partial<GameSummary> = {}): GameSummary => ({
  id: `${(count += 1)}`,
  ended: count,
  ...UNAIDED,
  preset: 'canadian',
  isVariant: false,
  players: 4,
  levels: ['easy'],
  place: 1,
  sides: 4,
  points: 0,
  opponents: [],
  rounds: [round()],
  ...rest,
});

const ALL = { game: null, players: null, level: null, unaided: true } as const;

describe('statistics', () => {
  test('separate games with help or known cards', () => {
    const aided = [{ undoCount: 1 }, { autoFinishCount: 1 }, { hints: 1 }, { again: true }].map(
      game,
    );
    const own = game();
    expect(aided.map(isUnaided)).toEqual([false, false, false, false]);
    expect(filtered([...aided, own], ALL)).toEqual([own]);
    expect(filtered([...aided, own], { ...ALL, unaided: false })).toEqual(aided);
    expect(filtered([...aided, own], ALL_GAMES)).toEqual([...aided, own]);
  });

  test('can be filtered by preset, number of players and level', () => {
    const games = [
      game(),
      game({ preset: null, players: 5 }),
      game({ levels: ['hard', 'easy'], ended: 0 }),
      game({ preset: null, title: { kind: 'tradition', id: 'plump', name: 'Plump' } }),
      game({ isVariant: true }),
    ];
    const [canadian, own, mixed, plump, variant] = games;
    expect(filtered(games, { ...ALL, game: 'canadian' })).toEqual([mixed, canadian]);
    expect(filtered(games, { ...ALL, game: 'own' })).toEqual([own, variant]);
    expect(filtered(games, { ...ALL, game: 'plump' })).toEqual([plump]);
    expect(filtered(games, { ...ALL, players: 5 })).toEqual([own]);
    expect(filtered(games, { ...ALL, level: 'easy' })).toEqual([canadian, own, plump, variant]);
    expect(filtered(games, { ...ALL, level: 'mixed' })).toEqual([mixed]);
  });

  test('count by bid, hand size and turn, with the dealer last', () => {
    const all = statisticsOf([
      game({ rounds: [round({ turn: 3 }), missed(2), round({ bid: 0, took: 0, handSize: 1 })] }),
      game({ place: 3, players: 3, rounds: [round({ turn: 2 }), missed(0)] }),
    ]);
    expect(all.byBid).toEqual([
      { key: 0, made: 1, count: 1 },
      { key: 1, made: 2, count: 4 },
    ]);
    expect(all.byHandSize).toEqual([
      { key: 1, made: 1, count: 1 },
      { key: 5, made: 2, count: 4 },
    ]);
    expect(all.byTurn).toEqual([
      { key: 0, made: 1, count: 3 },
      { key: 'dealer', made: 2, count: 2 },
    ]);
    expect(all).toMatchObject({ games: 2, wins: 1, meanPlace: 2, rounds: 5, bidsMade: 0.6 });
    expect([all.over, all.under]).toEqual([0.2, 0.2]);
  });

  test('among partners: a contract made with more or fewer own tricks is made, and only a nil is over', () => {
    const { bidsMade, over, under } = statisticsOf([
      game({
        sides: 2,
        rounds: [
          round({ bid: 3, took: 4, made: true }),
          round({ bid: 3, took: 2, made: true }),
          round({ bid: 3, took: 4, made: false }),
          round({ bid: 0, took: 1, made: false }),
        ],
      }),
    ]);
    expect([bidsMade, over, under]).toEqual([0.5, 0.25, 0.25]);
  });

  test('have the best and current streaks', () => {
    const all = statisticsOf([
      game({ rounds: [round(), round(), missed(0)] }),
      game({ place: 2, rounds: [round()] }),
      game({ rounds: [round()] }),
    ]);
    expect(all.bidStreak).toEqual({ longest: 2, now: 2 });
    expect(all.winStreak).toEqual({ longest: 1, now: 1 });
  });

  test('list the best rounds and the trends of bids and places', () => {
    const games = [game({ place: 4, rounds: [missed(2), round({ points: 30 })] }), game()];
    const { best, trend } = statisticsOf(games);
    expect(best.map(({ points, index }) => [points, index])).toEqual([
      [30, 1],
      [11, 0],
    ]);
    expect(trend.map(({ meanPlace }) => meanPlace)).toEqual([4, 2.5]);
    expect(trend.map(({ made, mean }) => [made, mean])).toEqual([
      [0.5, 0.5],
      [1, 2 / 3],
    ]);
  });

  test('call no missed round one of the best, though under Golf it has the most points', () => {
    const made = round({ points: 0 });
    const off = round({ took: 4, made: false, points: 3 });
    const { best } = statisticsOf([game({ preset: null, rounds: [off, made] })]);
    expect(best.map(({ points, index }) => [points, index])).toEqual([[0, 1]]);
  });

  test('handle no games without dividing by zero', () => {
    expect(statisticsOf([])).toMatchObject({
      games: 0,
      meanPlace: null,
      bidsMade: null,
      over: null,
      best: [],
      trend: [],
    });
  });

  test('count every round once in every table', () => {
    const facts = fc.array(
      fc
        .tuple(fc.nat(9), fc.nat(3), fc.nat(9), fc.boolean())
        .map(([handSize, turn, bid, made]) => round({ handSize, turn, bid, made })),
    );
    fc.assert(
      fc.property(fc.array(facts.map((rounds) => game({ rounds }))), (games) => {
        const all = statisticsOf(games);
        for (const table of [all.byBid, all.byHandSize, all.byTurn]) {
          expect(table.reduce((sum, row) => sum + row.count, 0)).toBe(all.rounds);
          expect(table.reduce((sum, row) => sum + row.made, 0)).toBe(
            Math.round((all.bidsMade ?? 0) * all.rounds),
          );
        }
      }),
      { numRuns: 100 },
    );
  });
});
