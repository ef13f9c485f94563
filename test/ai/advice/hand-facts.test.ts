import { describe, expect, test } from 'vitest';
import { handFacts } from '@/ai/advice/hand-facts.ts';
import { type Card, DECK, type RuleSet, dealtRound, presetRules, viewFor } from '@/engine/index.ts';
import { dealt, newGameWith } from '../../../tools/lib/games.ts';

const ONE_CARD: RuleSet = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 1, high: 1, turns: 1 },
};

/** What is said for a bid of 0 to the second player, who holds the ten of diamonds alone. */
function saidOfTen(rules: RuleSet): string[] {
  const hands = [['4C'], ['TD'], ['2C'], ['3C']] as const;
  const state = dealt(newGameWith(rules, { firstDealer: 3 }), { hands, dealer: 3, turned: '5S' });
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

/** What is said of a hand for nil at hearts, of whose cards one is likelier to take a trick. */
function factsForNil(
  own: readonly Card[],
  dangerous: Card,
  trump: 'H' | null = 'H',
  [rate, others] = [0.3, 0.1],
) {
  const { length } = own;
  const rules: RuleSet = {
    ...ONE_CARD,
    schedule: { ...ONE_CARD.schedule, low: length, high: length },
  };
  const rest = DECK.filter((card) => !own.includes(card) && card !== '5H');
  const rests = [0, 1, 2].map((at) => rest.slice(at * length, (at + 1) * length));
  const hands = [own, ...rests];
  const state = dealt(newGameWith(rules, { firstDealer: 3 }), { hands, dealer: 3, turned: '5H' });
  const view = viewFor(state, 0);
  const round = dealtRound(view);
  if (round === null) throw new Error('no round');
  const trickRate = (card: Card): number => (card === dangerous ? rate : others);
  return handFacts(view, round, { trump, naming: null, bid: 0, trickRate });
}

test('no lower card is called a danger beside a bare higher one that is not', () => {
  const dangersOf = (own: readonly Card[], dangerous: Card): readonly Card[] =>
    factsForNil(own, dangerous).flatMap((fact) => (fact.kind === 'danger' ? fact.cards : []));
  // Regression: “Biggest danger: the seven of spades” of a hand with the ace and three of clubs.
  expect(dangersOf(['AC', '3C', '7S', '6S'], '7S')).toEqual([]);
  expect(dangersOf(['AC', '3C', '2C', '7S'], '7S')).toEqual(['7S']);
  expect(dangersOf(['AC', '3C', '7H', '6S'], '7H')).toEqual(['7H']);
  expect(dangersOf(['AC', '3C', '7S', '6S'], 'AC')).toEqual(['AC']);
});

test('a small hand without trumps says so where no card is called a danger', () => {
  // Regression: “Bid 0: 60% to make. With 1 you’d fall short 55% of the time.” said nothing of the hand.
  const saidOf = (own: readonly Card[], dangerous: Card): string[] =>
    factsForNil(own, dangerous).map(({ kind }) => kind);
  expect(saidOf(['JS', '9D', '8C'], '9D')).toEqual(['no-trumps']);
  expect(saidOf(['JS', '9D', '8C'], 'JS')).toEqual(['danger']);
  expect(saidOf(['JS', '9D', '8H'], '9D')).toEqual([]);
});

describe('a hand for nil, before trump is named,', () => {
  const own = ['4C', '5H', '3C'] as const;
  const saidOf = (...rates: readonly [number, number]): readonly unknown[] =>
    factsForNil(own, '3C', null, [...rates]);

  test('is said to hold no card that is likely to take a trick where nothing else speaks for it', () => {
    // Regression: “Bid 0: 85% to make. With 1 you’d fall short 50% of the time.”
    expect(saidOf(0.2, 0.05)).toEqual([{ kind: 'nothing-likely', isOnlyCard: false }]);
    expect(saidOf(0.3, 0.05)).toEqual([]);
    expect(factsForNil(['JS', '9D', '8C'], '9D', 'H', [0.2, 0.05])).toEqual([
      { kind: 'no-trumps' },
    ]);
  });

  test('has the higher cards among its dangers where they are hardly safer', () => {
    // Regression: “Probably 0: 70% to make. 1 is made 60% of the time, not 70%.”
    expect(saidOf(0.3, 0.15)).toEqual([{ kind: 'danger', cards: ['3C', '5H', '4C'] }]);
    expect(factsForNil(['4C', '5H', '5S', '3C'], '3C', null, [0.3, 0.15])).toEqual([]);
  });

  test('calls a card that could go either way a risk', () => {
    // Regression: “Probably 0: 60% to make. could go either way: king of diamonds.”
    expect(factsForNil(['2S', 'KD'], 'KD', null, [0.5, 0.1])).toEqual([
      { kind: 'danger', cards: ['KD'] },
    ]);
    expect(factsForNil(['4C', '5H', '3C'], '3C', null, [0.5, 0.1])).toEqual([
      { kind: 'even', cards: ['3C'] },
    ]);
  });
});
