import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { keyedSource, presetRules, viewFor } from '@/engine/index.ts';
import { AI_SEED, after, newGameWith } from '../../tools/lib/games.ts';

const numbers = (source: { below(n: number): number }) =>
  Array.from({ length: 8 }, () => source.below(1000));

describe('a keyed source', () => {
  it('depends on all keys and nothing else', () => {
    const lists = [[], [0], [1], [0, 0], [0, 1], [1, 0], [2, 7, 3], [2, 3, 7]];
    for (const keys of lists)
      expect(numbers(keyedSource(AI_SEED, keys))).toEqual(numbers(keyedSource(AI_SEED, keys)));
    const told = lists.map((keys) => numbers(keyedSource(AI_SEED, keys)).join());
    expect(new Set(told).size).toBe(lists.length);
    expect(numbers(keyedSource('1'.repeat(32), [0]))).not.toEqual(
      numbers(keyedSource(AI_SEED, [0])),
    );
  });

  it('starts evenly: the first numbers of neighboring keys are uniform', () => {
    const counts = new Array<number>(10).fill(0);
    for (let key = 0; key < 10_000; key++) {
      const first = keyedSource(AI_SEED, [key]).below(10);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    // Chi-square with nine degrees of freedom: above 27.9 with probability 0.001.
    const spread = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(spread).toBeLessThan(27.9);
  });
});

describe('the random source of a decision', () => {
  it('depends on the seed of the opponents, not of the deal', () => {
    const rules = presetRules('bugger-your-neighbor');
    const viewIn = (dealSeed: string) =>
      viewFor(after(newGameWith(rules, { dealSeed }), { type: 'deal' }), 1);
    const [one, other] = [viewIn('1'.repeat(32)), viewIn('2'.repeat(32))];
    expect(numbers(decisionRng(AI_SEED, one))).toEqual(numbers(decisionRng(AI_SEED, other)));
    expect(numbers(decisionRng(AI_SEED, one))).not.toEqual(
      numbers(decisionRng('1'.repeat(32), one)),
    );
  });

  it('differs for every seat and every move of the round', () => {
    const rules = presetRules('bugger-your-neighbor');
    const dealt = after(newGameWith(rules), { type: 'deal' });
    const bid = after(dealt, { type: 'bid', seat: 1, bid: 2 }, { type: 'bid', seat: 2, bid: 2 });
    const open = after(bid, { type: 'bid', seat: 3, bid: 2 }, { type: 'bid', seat: 0, bid: 2 });
    const told = [
      numbers(decisionRng(AI_SEED, viewFor(dealt, 1))),
      numbers(decisionRng(AI_SEED, viewFor(dealt, 2))),
      numbers(decisionRng(AI_SEED, viewFor(open, 1))),
    ];
    expect(new Set(told.map((each) => each.join())).size).toBe(3);
  });
});
