import { expect, test } from 'vitest';
import { handFacts } from '@/ai/advice/hand-facts.ts';
import { type RuleSet, dealtRound, presetRules, viewFor } from '@/engine/index.ts';
import { dealt, opened } from '../../../tools/lib/games.ts';

const ONE_CARD: RuleSet = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 1, high: 1, turns: 1 },
};

/** What is said for a bid of 0 to the second player, who holds the ten of diamonds alone. */
function saidOfTen(rules: RuleSet): string[] {
  const hands = [['4C'], ['TD'], ['2C'], ['3C']] as const;
  const state = dealt(opened(rules, { firstDealer: 3 }), { hands, dealer: 3, turned: '5S' });
  const view = viewFor(state, 1);
  const round = dealtRound(view);
  if (round === null) throw new Error('no round');
  const context = { trump: 'S', naming: null, bid: 0, trickRate: () => 0.2 } as const;
  return handFacts(view, round, context).map(({ kind }) => kind);
}

test('a plain card is said to win only if its suit is led, unless it may lead the suit after low jokers', () => {
  expect(saidOfTen(ONE_CARD)).toEqual(['only-if-led']);
  expect(saidOfTen({ ...ONE_CARD, jokers: { high: 2, low: 0 } })).toEqual(['only-if-led']);
  expect(saidOfTen({ ...ONE_CARD, jokers: { high: 0, low: 2 } })).not.toContain('only-if-led');
});

test('an only card is not called the biggest danger', () => {
  // Regression: "Biggest danger: the jack of hearts" of a hand of one card.
  expect(saidOfTen({ ...ONE_CARD, jokers: { high: 0, low: 2 } })).toEqual(['nothing-likely']);
});
