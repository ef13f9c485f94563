import { describe, expect, test } from 'vitest';
import { LEVELS, type Level, keyedSource } from '@/engine/index.ts';
import { CHOICE_GRADES, DECISION_KINDS } from '@/engine/review/index.ts';
import { fittedModel, rowsOf } from '../../../tools/rating/fit.ts';
import type { DecisionRow, SeatSample } from '../../../tools/rating/sample.ts';
import { levelsAt } from '../../../tools/lib/self-play.ts';
import { separationOf } from '../../../tools/rating/separation.ts';

const KINDS = ['bid', 'lead', 'follow', 'ruff', 'discard'] as const;
const MISTAKE = CHOICE_GRADES.indexOf('mistake');

/** Probability of a mistake of 2 points in a card: the level's, times that of the kind. */
const OFTEN: Readonly<Record<Level, number>> = {
  easy: 0.2,
  medium: 0.14,
  hard: 0.1,
  expert: 0.04,
  master: 0.02,
};
/** The same in a bid: _master_ bids like _expert_. */
const OFTEN_IN_BIDS = { ...OFTEN, master: OFTEN.expert };
const HARDER = { bid: 1, lead: 1.5, follow: 0.5, ruff: 1, discard: 1 } as const;

const source = keyedSource('73616d706c6573206f66206c6576656c', [1]);

function sampleOf(level: Level, game: number): SeatSample {
  const rounds = Array.from({ length: 19 }, (_, index) =>
    KINDS.map((kind): DecisionRow => {
      const often = kind === 'bid' ? OFTEN_IN_BIDS[level] : OFTEN[level];
      const isMistake = source.below(10_000) < 10_000 * often * HARDER[kind];
      const grade = isMistake ? MISTAKE : 0;
      return [DECISION_KINDS.indexOf(kind), 1 + (index % 10), 0, isMistake ? 2000 : 0, 100, grade];
    }),
  );
  return { rules: 'canadian', game, seat: 0, level, rounds };
}

const samples = LEVELS.flatMap((level) =>
  Array.from({ length: 60 }, (_, game) => sampleOf(level, game)),
);

describe('the model of losses', () => {
  const model = fittedModel(samples);

  test('finds what each level loses and how hard each kind is', () => {
    for (const level of LEVELS) {
      expect(model.levels[level].bids / (2 * OFTEN_IN_BIDS[level])).toBeGreaterThan(0.6);
      expect(model.levels[level].bids / (2 * OFTEN_IN_BIDS[level])).toBeLessThan(1.5);
      expect(model.levels[level].cards / (2 * OFTEN[level])).toBeGreaterThan(0.8);
      expect(model.levels[level].cards / (2 * OFTEN[level])).toBeLessThan(1.25);
    }
    const { lead, follow } = model.difficulty;
    expect(lead[1]! / follow[1]!).toBeGreaterThan(2);
    expect(lead[1]! / follow[1]!).toBeLessThan(4.5);
  });

  test('fits the bids of expert and master together, which bid alike', () => {
    const { expert, master } = model.levels;
    expect(master.bids).toBe(expert.bids);
    expect(master.cards).toBeLessThan(expert.cards);
  });

  test('has the rows of each level with intervals', () => {
    const rows = rowsOf(samples, 'canadian');
    expect(rows.map(({ level }) => level)).toEqual([...LEVELS]);
    for (const { level, games, decisions, all } of rows) {
      expect([games, decisions]).toEqual([60, 60 * 19 * KINDS.length]);
      const [rate, margin] = all as readonly [number, number];
      const often = (OFTEN_IN_BIDS[level as Level] + 4 * OFTEN[level as Level]) / KINDS.length;
      expect(Math.abs(rate - 200 * often)).toBeLessThan(2 * margin);
    }
  });
});

test('separation says how often the better of two levels gets the higher rating', () => {
  const rows = separationOf(samples, { series: 200, games: 20 });
  expect(rows.map(({ above }) => above)).toEqual(['medium', 'hard', 'expert', 'master', undefined]);
  for (const { right } of rows.slice(0, 4)) expect(right).toBeGreaterThan(80);
});

test('no game is rated by a model that was fitted to it', () => {
  // In odd games the levels play as if they were turned round: what even games teach is wrong there.
  const turned = samples.map((sample) =>
    sample.game % 2 === 0
      ? sample
      : { ...sample, level: LEVELS.toReversed()[LEVELS.indexOf(sample.level)]! },
  );
  for (const { right } of separationOf(turned, { series: 200, games: 20 }).slice(0, 4))
    expect(right).toBeLessThan(20);
});

test('a kind of decision without a loss is still expected to have some', () => {
  const follow = DECISION_KINDS.indexOf('follow');
  const never = samples.map(({ rounds, ...sample }): SeatSample => {
    const kept = rounds.map((rows) => rows.filter(([kind]) => kind !== follow));
    const free = rounds.map(([row]): DecisionRow[] => [[follow, row?.[1] ?? 1, 0, 0, 100, 0]]);
    return Object.assign(sample, { rounds: [...kept, ...free] });
  });
  for (const factor of fittedModel(never).difficulty.follow) {
    expect(factor).toBeGreaterThan(0);
    expect(factor).toBeLessThan(0.2);
  }
});

test('every level sits at every seat', () => {
  const seats = new Set(
    Array.from({ length: 5 }, (_, game) => levelsAt(LEVELS, { players: 4 }, game)).flatMap(
      (levels) => levels.map((level, seat) => `${level} ${seat}`),
    ),
  );
  expect(seats.size).toBe(20);
});
