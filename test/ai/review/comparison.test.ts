import { describe, expect, it } from 'vitest';
import type { AnytimeAdvice } from '@/ai/advice/anytime-advice.ts';
import { candidatesFor, comparisonSteps } from '@/ai/review/comparison.ts';
import {
  type Advice,
  type Command,
  type Option,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, headerOf, opened } from '../../../tools/lib/games.ts';
import { adviceWith } from '../../support/advice.ts';

const SEED = '5'.repeat(32);

const state = after(
  opened(presetRules('bugger-your-neighbor'), headerOf(presetRules('bugger-your-neighbor'))),
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

/** An adviser that finds these costs of the choice made, pass by pass, against each candidate: positive if it loses. */
function adviserThatFinds(passes: (pass: number, command: Command) => number, costError = 0.2) {
  const asked: (readonly Command[])[] = [];
  const seeds = new Set<string>();
  const advise = (_: unknown, seed = '', __?: number, among: readonly Command[] = []) => {
    const pass = asked.push(among) - 1;
    seeds.add(seed);
    const leads = among.map((command, at) => (at === 0 ? 0 : passes(pass, command)));
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

function compared(adviser: ReturnType<typeof adviserThatFinds>, candidates: readonly Command[]) {
  const work = comparisonSteps(adviser, view, bid(0), candidates, { seed: SEED });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

describe('the comparison of a doubtful choice', () => {
  it('ends after one pass where the cost is far from the threshold', () => {
    for (const cost of [3, -1]) {
      const adviser = adviserThatFinds(() => cost);
      expect(compared(adviser, [bid(1)])?.cost).toBe(Math.max(0, cost));
      expect(adviser.asked).toHaveLength(1);
    }
  });

  it('takes more determinizations the closer the cost is, up to a limit, never the same twice', () => {
    const passesAt = (cost: number): number => {
      const adviser = adviserThatFinds(() => cost);
      compared(adviser, [bid(1)]);
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
      const found = compared(
        adviserThatFinds(() => cost),
        [bid(1)],
      );
      return (cost - 0.5) / (found?.costError ?? NaN);
    });
    const [early = NaN, later = NaN, last = NaN] = distances;
    expect(early).toBeGreaterThan(later);
    expect(later).toBeGreaterThan(last);
    expect(later).toBeLessThan(2);
  });

  it('pools the passes', () => {
    const adviser = adviserThatFinds((pass) => (pass % 2 === 0 ? 0.45 : 0.55));
    const found = compared(adviser, [bid(1)]);
    expect(found?.cost).toBeCloseTo(0.5, 9);
    expect(found?.costError).toBeCloseTo(0.2 / Math.sqrt(24), 9);
    expect(found?.own.points).toBeCloseTo(9.5, 9);
  });

  it('names the candidate that turns out best, and drops those clearly behind', () => {
    const adviser = adviserThatFinds((_, command) =>
      command.type === 'bid' && command.bid === 2 ? 0.6 : -0.4,
    );
    const found = compared(adviser, [bid(1), bid(2)]);
    expect(found?.best.command).toEqual(bid(2));
    expect(found?.cost).toBeCloseTo(0.6, 9);
    expect(adviser.asked[0]).toHaveLength(3);
    expect(adviser.asked.at(-1)).toEqual([bid(0), bid(2)]);
  });

  it('keeps what the first look preferred where another candidate is hardly ahead', () => {
    const adviser = adviserThatFinds((_, command) =>
      command.type === 'bid' && command.bid === 2 ? 3.2 : 3,
    );
    const found = compared(adviser, [bid(1), bid(2)]);
    expect(found?.best.command).toEqual(bid(1));
    expect(found?.cost).toBeCloseTo(3, 9);
  });

  it('doubts more where the best of several candidates was picked', () => {
    const one = compared(
      adviserThatFinds(() => 3),
      [bid(1)],
    );
    const several = compared(
      adviserThatFinds(() => 3),
      [bid(1), bid(2), bid(3)],
    );
    expect(several?.costError).toBeGreaterThan(one?.costError ?? NaN);
  });
});

describe('the candidates', () => {
  it('are the best choice and others within their error of it, of equivalent ones one', () => {
    const made = optionOf(bid(0), 0.6);
    const advice = adviceOf([
      made,
      optionOf(bid(1), 0, 0),
      optionOf(bid(2), 0.15),
      optionOf(bid(3), 0.3),
      optionOf(bid(4), 0.7, 0.9),
      optionOf(bid(5), 0, 0),
    ]);
    expect(candidatesFor(advice, made)).toEqual([bid(1), bid(2)]);
  });

  it('are none where the choice is clearly not costly', () => {
    const made = optionOf(bid(0), 0.1, 0.2);
    expect(candidatesFor(adviceOf([made, optionOf(bid(1), 0, 0)]), made)).toEqual([]);
  });

  it('are choices hardly behind one that the first look calls the best', () => {
    const made = optionOf(bid(0), 0, 0);
    const advice = adviceOf([
      made,
      optionOf(bid(1), 0.1, 0.5),
      optionOf(bid(2), 0, 0.4),
      optionOf(bid(3), 0.3, 0.5),
      optionOf(bid(4), 0, 0),
    ]);
    expect(candidatesFor(advice, made)).toEqual([bid(2), bid(1)]);
  });
});
