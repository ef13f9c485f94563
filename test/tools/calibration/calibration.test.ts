import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { binOfAll, binsOf } from '../../../tools/calibration/bins.ts';
import { gameCases, openCaseFile } from '../../../tools/calibration/cases.ts';
import { type Case, fittedCurve } from '../../../tools/calibration/curve.ts';
import type { Measurement } from '../../../tools/calibration/games.ts';

const BOTH = { withCards: true, onlyNils: false };
const ONLY_BIDS = { withCards: false, onlyNils: false };

const measurement: Measurement = {
  table: { rules: 'bugger-your-neighbor' },
  rules: presetRules('bugger-your-neighbor'),
  level: 'hard',
  determinizations: 8,
  seed: 3,
};

const caseOf = (over: Partial<Case>): Case => ({
  predicted: 0.55,
  made: true,
  round: 0,
  share: 1,
  bid: 1,
  handSize: 10,
  ...over,
});

describe('bids and cards measured in a game', () => {
  const game = gameCases(measurement, 0, BOTH);

  it('has every bid of the seat, and cards from early and late in a round', () => {
    expect(new Set(game.bids.map(({ round }) => round)).size).toBe(game.bids.length);
    expect(game.bids.every(({ share }) => share === 1)).toBe(true);
    const shares = game.cards.map(({ share }) => share);
    expect(Math.max(...shares)).toBeGreaterThan(0.7);
    expect(Math.min(...shares)).toBeLessThan(0.5);
  });

  it('counts no card after which the bid is certainly made or missed', () => {
    for (const { predicted } of game.cards) {
      expect(predicted).toBeGreaterThan(0);
      expect(predicted).toBeLessThan(1);
    }
  });

  it('has the same bids, ending alike, whether or not cards are measured', () => {
    expect(gameCases(measurement, 0, ONLY_BIDS)).toEqual({ bids: game.bids, cards: [] });
  });

  it('is kept in a file and read again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'calibration-'));
    try {
      openCaseFile(folder, measurement, BOTH).add(game);
      expect(openCaseFile(folder, measurement, BOTH).values).toEqual([game]);
      expect(openCaseFile(folder, { ...measurement, seed: 4 }, BOTH).values).toEqual([]);
      expect(openCaseFile(folder, measurement, ONLY_BIDS).values).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a bin', () => {
  it('compares the mean prediction with the share that was made', () => {
    const cases = [0.52, 0.58, 0.91].map((predicted, round) =>
      caseOf({ predicted, round, made: round > 0 }),
    );
    const [middle, high] = binsOf(cases);
    expect(middle).toMatchObject({ name: '50–60', count: 2, observed: 50 });
    expect(middle?.predicted).toBeCloseTo(55);
    expect(middle?.deviation).toBeCloseTo(-5);
    expect(high).toMatchObject({ name: '90–100', count: 1 });
    expect(binOfAll(cases)?.count).toBe(3);
    expect(binOfAll(cases)?.deviation).toBeCloseTo((100 * (2 - 0.52 - 0.58 - 0.91)) / 3);
  });

  it('has the binomial interval where every case is from a round of its own', () => {
    const cases = Array.from({ length: 100 }, (_, round) => caseOf({ round, made: round < 40 }));
    expect(binsOf(cases)[0]?.error).toBeCloseTo(196 * Math.sqrt((0.4 * 0.6) / 100));
  });

  it('has an interval also where all cases ended alike', () => {
    const cases = Array.from({ length: 50 }, (_, round) => caseOf({ round }));
    expect(binsOf(cases)[0]?.error).toBeGreaterThan(5);
  });

  it('gains no precision by cases of the same round that end alike', () => {
    const once = Array.from({ length: 50 }, (_, round) => caseOf({ round, made: round < 20 }));
    const errors = [once, [...once, ...once]].map((cases) => binsOf(cases)[0]?.error ?? NaN);
    expect(errors[1]).toBeCloseTo(errors[0] ?? NaN);
  });
});

it('fits the curve by which probabilities were bent, less so late in a round', () => {
  const logit = (probability: number): number => Math.log(probability / (1 - probability));
  const cases = [0.2, 0.4, 0.6, 0.8].flatMap((predicted, at) =>
    [1, 0.5].flatMap((share) => {
      const bent = 0.3 + 0.8 * logit(predicted) + 0.4 * Math.min(0, logit(predicted));
      const odds = share * bent + (1 - share) * logit(predicted);
      const observed = 1 / (1 + Math.exp(-odds));
      return Array.from({ length: 1000 }, (_, index) =>
        caseOf({ predicted, share, handSize: 1, round: at, made: index < 1000 * observed }),
      );
    }),
  );
  const [shift, scale, unlikely] = fittedCurve(cases);
  expect(shift).toBeCloseTo(0.3, 1);
  expect(scale).toBeCloseTo(0.8, 1);
  expect(unlikely).toBeCloseTo(0.4, 1);
});
