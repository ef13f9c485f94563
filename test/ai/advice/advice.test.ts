import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreheadWinProbability } from '@/ai/heuristic/forehead.ts';
import {
  type Card,
  DECK,
  type GameState,
  type Option,
  type RuleSet,
  cards,
  dealtRound,
  presetRules,
  rankValue,
  suitOf,
  viewFor,
  winningIndex,
  STANDARD_RANKING,
} from '@/engine/index.ts';
import { isClearlyWorse } from '@/engine/advice/index.ts';
import { contradictions } from '../../support/ai/contradictions.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../../tools/lib/games.ts';
import { runs } from '../../support/runs.ts';
import { formulaOf } from '../../support/engine/formula.ts';
import { RULES, adviceOn } from '../../support/ai/advised.ts';

const optionOf = (options: readonly Option[], bid: number): Option => {
  const found = options.find(({ command }) => command.type === 'bid' && command.bid === bid);
  if (!found) throw new Error(`${bid} is not legal`);
  return found;
};

/** A one-card round; the first bidder holds `own`, hearts are trump. */
const oneCard = (own: Card): GameState =>
  dealt(newGameWith(RULES), {
    dealer: 3,
    index: 9,
    turned: '5H',
    hands: [[own], cards('2C'), cards('3C'), cards('4C')],
  });

/** The probability that a card led to the only trick wins it, over all deals. */
function exactChance(own: Card): number {
  const beaters = DECK.filter(
    (card) => winningIndex([own, card], 'H', STANDARD_RANKING) === 1 && card !== '5H',
  );
  const unseen = DECK.length - 2;
  return [0, 1, 2].reduce(
    (chance, drawn) => chance * ((unseen - beaters.length - drawn) / (unseen - drawn)),
    1,
  );
}

describe('advice on a bid', () => {
  it.each(['2C', 'KD', '9H', 'QS'] as const)(
    'with one card, %s, is right about the chance, which can be counted',
    (own) => {
      const { options } = adviceOn(oneCard(own), 0, 2000);
      const exact = exactChance(own);
      expect(Math.abs(optionOf(options, 1).make - exact)).toBeLessThan(0.04);
      expect(Math.abs(optionOf(options, 0).make - (1 - exact))).toBeLessThan(0.04);
    },
  );

  it('expects the points of the rules in play', () => {
    const { options } = adviceOn(oneCard('QS'), 0);
    const [zero, one] = [optionOf(options, 0), optionOf(options, 1)];
    expect(zero.points).toBeCloseTo(10 * zero.make, 1);
    expect(one.points).toBeCloseTo(11 * one.make, 1);
  });

  it('counts a streak bonus in reach', () => {
    const streak = { from: 1, points: 7 };
    const formula = formulaOf({ made: { one: 10, bid: 1 }, streak });
    const state = dealt(newGameWith({ ...RULES, scoring: formula }), {
      dealer: 3,
      turned: '5H',
      hands: [cards('QS'), cards('2C'), cards('3C'), cards('4C')],
    });
    const { options } = adviceOn(state, 0);
    const zero = optionOf(options, 0);
    expect(zero.points).toBeCloseTo(17 * zero.make, 1);
  });

  it('shows points as on the score sheet when the lowest total wins', () => {
    const state = dealt(newGameWith({ ...RULES, scoring: 'golf' }), {
      dealer: 3,
      turned: '5H',
      hands: [cards('QS'), cards('2C'), cards('3C'), cards('4C')],
    });
    const { options, best } = adviceOn(state, 0);
    for (const { points } of options) expect(points).toBeGreaterThanOrEqual(0);
    const fewest = Math.min(...options.map(({ points }) => points));
    expect(options[best]?.points).toBe(fewest);
  });

  it('attributes the tricks of a suit to its highest cards', () => {
    // Regression: which of several cards takes a trick is random, so a lower one could be named before a higher one.
    fc.assert(
      fc.property(fc.shuffledSubarray([...DECK], { minLength: 41, maxLength: 41 }), (deck) => {
        const hands = [0, 1, 2, 3].map((seat) => deck.slice(10 * seat, 10 * seat + 10));
        const state = dealt(newGameWith(RULES), { dealer: 3, hands, turned: deck[40] as Card });
        const worth = ['sure', 'likely', 'probable', 'even'];
        const named = adviceOn(state, 0, 32).hand.flatMap((fact) =>
          'cards' in fact ? fact.cards.map((card) => ({ card, at: worth.indexOf(fact.kind) })) : [],
        );
        const own = hands[0] as Card[];
        for (const { card, at } of named.filter((each) => each.at >= 0)) {
          const higher = own.filter(
            (each) =>
              suitOf(each) === suitOf(card) &&
              rankValue(each, STANDARD_RANKING) > rankValue(card, STANDARD_RANKING),
          );
          for (const above of higher)
            expect(named.find((each) => each.card === above)?.at ?? 99).toBeLessThanOrEqual(at);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  it('names sure trumps', () => {
    const state = dealt(newGameWith(RULES), {
      dealer: 3,
      turned: 'QH',
      hands: [
        cards('AH KH JH 2C'),
        cards('3C 4C 5C 6C'),
        cards('7C 8C 9C TC'),
        cards('2D 3D 4D 5D'),
      ],
    });
    expect(adviceOn(state, 0).hand[0]).toEqual({ kind: 'sure', cards: ['AH', 'KH', 'JH'] });
  });

  it('counts the possible own cards in a forehead round', () => {
    const rules = presetRules('devils-bridge');
    const state = dealt(newGameWith(rules), {
      dealer: 3,
      handSize: 1,
      hands: [cards('AS'), cards('2C'), cards('9H'), cards('4C')],
    });
    const { hand, options, determinizations } = adviceOn(state, 0);
    const wins = DECK.filter(
      (card) =>
        !['2C', '9H', '4C'].includes(card) &&
        winningIndex([card, '2C', '9H', '4C'] as Card[], 'L', STANDARD_RANKING) === 0,
    ).length;
    expect(hand).toEqual([{ kind: 'forehead', wins, of: 49 }]);
    expect(optionOf(options, 1).make).toBeCloseTo(wins / 49, 10);
    expect(determinizations).toBe(0);
  });

  it('uses the bids of those who see the card', () => {
    const before = dealt(newGameWith({ ...presetRules('devils-bridge'), hook: false }), {
      dealer: 0,
      handSize: 1,
      hands: [cards('AS'), cards('6C'), cards('7D'), cards('8H')],
    });
    const none = adviceOn(after(before, ...bidsInOrder(4, 0, [0, 0, 0]).slice(0, 3)), 0);
    const two = adviceOn(after(before, ...bidsInOrder(4, 0, [0, 1, 1]).slice(0, 3)), 0);
    expect(none.hand[1]).toEqual({ kind: 'bids-for' });
    expect(two.hand[1]).toEqual({ kind: 'bids-against' });
    expect(optionOf(none.options, 1).make).toBeGreaterThan(optionOf(two.options, 1).make + 0.3);
  });

  describe('where a trump is turned up and the others have bid', () => {
    const FLIP: RuleSet = { ...presetRules('devils-bridge'), hook: false, trump: { kind: 'flip' } };

    /** Advice to the dealer, who does not see the nine of spades, and the win probability by the cards alone. */
    function dealers(rules: RuleSet, bids: readonly number[]) {
      const hands = [cards('9S'), cards('6C'), cards('7C'), cards('8C')];
      const before = dealt(newGameWith(rules), { dealer: 0, handSize: 1, hands, turned: 'TH' });
      const state = after(before, ...bidsInOrder(4, 0, bids).slice(0, 3));
      const round = dealtRound(viewFor(state, 0));
      if (round === null) throw new Error('nothing is dealt');
      const { hand, options } = adviceOn(state, 0);
      const make = optionOf(options, 1).make;
      expect(make + optionOf(options, 0).make).toBeCloseTo(1, 10);
      return { hand, make, counted: foreheadWinProbability(viewFor(state, 0), round, 'H') };
    }

    it('infers the unseen card from bids when all visible cards are low', () => {
      const none = dealers(FLIP, [0, 0, 0]);
      expect(none.make).toBeGreaterThan(none.counted + 0.15);
      expect(none.hand[1]).toEqual({ kind: 'bids-for' });
      const two = dealers(FLIP, [0, 1, 1]);
      expect(two.make).toBeLessThan(two.counted - 0.05);
      expect(two.hand[1]).toEqual({ kind: 'bids-against' });
    });

    it('ignores sealed bids', () => {
      const { hand, make, counted } = dealers({ ...FLIP, bidding: 'sealed' }, [0, 1, 1]);
      expect(make).toBeCloseTo(counted, 10);
      expect(hand).toHaveLength(1);
    });

    it('counts cards when the nets do not know the scoring', () => {
      const upsideDown = formulaOf({ made: { one: -10 }, missed: { one: 10 } });
      const { hand, make, counted } = dealers({ ...FLIP, scoring: upsideDown }, [0, 0, 0]);
      expect(make).toBeCloseTo(counted, 10);
      expect(hand).toHaveLength(1);
    });
  });

  it('is certain when no bid can change the result: nothing beats the ace of spades', () => {
    const before = dealt(newGameWith({ ...presetRules('devils-bridge'), hook: false }), {
      dealer: 0,
      handSize: 1,
      hands: [cards('5C'), cards('KD'), cards('AS'), cards('2C')],
    });
    const { options, hand } = adviceOn(
      after(before, ...bidsInOrder(4, 0, [0, 1, 0]).slice(0, 3)),
      0,
    );
    expect(options.map(({ make }) => make)).toEqual([1, 0]);
    expect(hand).toEqual([{ kind: 'forehead', wins: 0, of: 49 }]);
  });

  it('counts no cards before trump is named', () => {
    const rules: RuleSet = {
      ...presetRules('devils-bridge'),
      hook: false,
      trump: { kind: 'highest-bidder' },
      scoring: 'standard',
    };
    const state = dealt(newGameWith(rules), {
      dealer: 3,
      handSize: 1,
      hands: [cards('9S'), cards('6C'), cards('7D'), cards('8H')],
      trump: null,
    });
    const { hand, options } = adviceOn(state, 0);
    expect(hand).toEqual([]);
    // A bid of 1 usually names trump, which helps.
    expect(optionOf(options, 1).make + optionOf(options, 0).make).toBeGreaterThan(1);
  });

  it('calls equally good choices a toss-up in a forehead round without points', () => {
    // Regression: probabilities were shown as equal, but no choice counted as equally good.
    const nothing = formulaOf({});
    const rules = {
      ...presetRules('devils-bridge', 4),
      hook: false,
      trump: { kind: 'flip' },
      scoring: nothing,
    } as RuleSet;
    fc.assert(
      fc.property(fc.shuffledSubarray([...DECK], { minLength: 5, maxLength: 5 }), (deck) => {
        const hands = deck.slice(0, 4).map((card) => [card]);
        const state = dealt(newGameWith(rules), {
          dealer: 3,
          handSize: 1,
          hands,
          turned: deck[4] as Card,
        });
        expect(contradictions(adviceOn(state, 0), rules)).toEqual([]);
      }),
    );
  });
});

it('a choice is costly only if it is significantly worse', () => {
  const advice = adviceOn(oneCard('2C'), 0);
  const one = optionOf(advice.options, 1);
  expect(isClearlyWorse(advice, one)).toBe(true);
  expect(isClearlyWorse(advice, { ...one, costError: one.cost })).toBe(false);
  expect(isClearlyWorse(advice, { ...one, cost: 0.4 })).toBe(false);
});
