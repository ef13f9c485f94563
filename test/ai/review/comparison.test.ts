import { describe, expect, it } from 'vitest';
import type { AnytimeAdvice } from '@/ai/advice/anytime-advice.ts';
import { comparisonSteps, isDoubtful } from '@/ai/review/comparison.ts';
import {
  type Advice,
  type Command,
  type Option,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, headerOf, newGameWith } from '../../../tools/lib/games.ts';
import { adviceWith } from '../../support/advice.ts';

const SEED = '5'.repeat(32);

const state = after(
  newGameWith(presetRules('bugger-your-neighbor'), headerOf(presetRules('bugger-your-neighbor'))),
  {
    type: 'deal',
  },
);
const view = viewFor(state, toAct(state)[0] ?? 0);
const bid = (tricks: number): Command => ({ type: 'bid', seat: view.seat, bid: tricks });

const optionOf = (command: Command, cost: number, costError = 0.2): Option => ({
  command,
  make: 0.5,
  short: 0.25,
  points: 10 - cost,
  others: 5,
  error: 0.1,
  cost,
  costError,
  facts: [],
});

const adviceOf = (options: readonly Option[]): Advice =>
  adviceWith(options, {
    seat: view.seat,
    best: options.findIndex(({ cost }) => cost === 0),
    verdict: 'close',
  });

/** An adviser that finds these costs of the choice made, pass by pass: positive if it loses to the other. */
function adviserThatFinds(costIn: (pass: number) => number, costError = 0.2) {
  const asked: (readonly Command[])[] = [];
  const seeds = new Set<string>();
  const advise = (_: unknown, seed = '', __?: number, among: readonly Command[] = []) => {
    const pass = asked.push(among) - 1;
    seeds.add(seed);
    const leads = among.map((_command, at) => (at === 0 ? 0 : costIn(pass)));
    const best = Math.max(...leads);
    const options = among.map((command, at) =>
      optionOf(command, best - (leads[at] ?? 0), costError),
    );
    const advice: AnytimeAdvice = {
      improve: () => false,
      determinizations: 480,
      best: () => adviceOf(options),
    };
    return advice;
  };
  return { advise, asked, seeds };
}

function compared(adviser: ReturnType<typeof adviserThatFinds>) {
  const work = comparisonSteps(adviser, view, { own: bid(0), best: bid(1) }, { seed: SEED });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

describe('the comparison of a doubtful choice', () => {
  it('ends after one pass where the cost is far from the threshold', () => {
    for (const cost of [3, -1]) {
      const adviser = adviserThatFinds(() => cost);
      expect(compared(adviser)?.cost).toBe(Math.max(0, cost));
      expect(adviser.asked).toHaveLength(1);
    }
  });

  it('takes more determinizations the closer the cost is, up to a limit, never the same twice', () => {
    const passesAt = (cost: number): number => {
      const adviser = adviserThatFinds(() => cost);
      compared(adviser);
      expect(adviser.seeds.size).toBe(adviser.asked.length);
      return adviser.asked.length;
    };
    const passes = [1.2, 0.8, 0.65, 0.5].map(passesAt);
    expect(passes).toEqual(passes.toSorted((a, b) => a - b));
    expect(passes[0]).toBe(1);
    expect(passes.at(-1)).toBe(24);
  });

  it('asks for less certainty the more passes it has taken', () => {
    const distances = [0.8, 0.6, 0.52].map((cost) => {
      const found = compared(adviserThatFinds(() => cost));
      return (cost - 0.5) / (found?.costError ?? NaN);
    });
    const [early = NaN, later = NaN, last = NaN] = distances;
    expect(early).toBeGreaterThan(later);
    expect(later).toBeGreaterThan(last);
    expect(later).toBeLessThan(2);
  });

  it('pools the passes', () => {
    const adviser = adviserThatFinds((pass) => (pass % 2 === 0 ? 0.45 : 0.55));
    const found = compared(adviser);
    expect(found?.cost).toBeCloseTo(0.5, 9);
    expect(found?.costError).toBeCloseTo(0.2 / Math.sqrt(24), 9);
  });

  it('is with the choice of the hint alone', () => {
    const adviser = adviserThatFinds(() => 3);
    expect(compared(adviser)).toEqual({ cost: 3, costError: 0.2, points: 3, others: 0 });
    expect(adviser.asked).toEqual([[bid(0), bid(1)]]);
  });
});

describe('a choice is doubtful', () => {
  const best = optionOf(bid(1), 0, 0);
  const isDoubtfulBid = (made: Option, verdict: Advice['verdict'] = 'close'): boolean =>
    isDoubtful({ ...adviceOf([made, best]), verdict }, made);

  it('where it may cost more than half a point by the hint', () => {
    expect(isDoubtfulBid(optionOf(bid(0), 0.1, 0.2))).toBe(false);
    expect(isDoubtfulBid(optionOf(bid(0), 0.1, 0.4))).toBe(true);
    expect(isDoubtfulBid(optionOf(bid(0), 0.6))).toBe(true);
  });

  it('but not where the hint calls it the best or as good', () => {
    // Regression: “Lean 0” in the hint, and in the review “You bid 0; 1 was better”.
    const made = optionOf(bid(0), 0, 0);
    const other = optionOf(bid(1), 0.1, 0.5);
    expect(isDoubtful(adviceOf([made, other]), made)).toBe(false);
    expect(isDoubtfulBid(optionOf(bid(0), 0.1, 0.4), 'toss-up')).toBe(false);
  });
});
