import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCardProbabilities, fillCardProbabilities } from '@/ai/heuristic/card-probability.ts';
import { foreheadWinProbability } from '@/ai/heuristic/forehead.ts';
import { emptyOutlook, fillOutlook, fillTricks } from '@/ai/heuristic/make-probability.ts';
import { setSize, trumpNumber } from '@/ai/heuristic/card-sets.ts';
import { PERFECT_MEMORY } from '@/ai/heuristic/memory.ts';
import { pick } from '@/ai/heuristic/noisy-choice.ts';
import { opponentMakeProbability } from '@/ai/heuristic/opponent-probability.ts';
import { type Situation, analyze } from '@/ai/heuristic/situation.ts';
import { cardNumbers } from '@/ai/heuristic/trick-in-play.ts';
import { beats, fillWinProbabilities } from '@/ai/heuristic/trick-probability.ts';
import {
  type Card,
  DECK,
  FORMULAS,
  type GameState,
  type RuleSet,
  type Trump,
  cards,
  keyedSource,
  presetRules,
  strength,
  suitOf,
  suitValue,
  viewFor,
  STANDARD_RANKING,
} from '@/engine/index.ts';
import { expectedPoints, payoffOf } from '@/ai/heuristic/points.ts';
import { AI_SEED, after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';

const RULES: RuleSet = { ...presetRules('bugger-your-neighbor'), hook: false };

/** Four hands with seat 0's as given; seat 0 leads, all bid 1. */
function started(hand: string, turned: string): GameState {
  const own = cards(hand);
  const rest = DECK.filter((card) => !own.includes(card) && card !== turned);
  const others = [0, 1, 2].map((seat) => rest.slice(seat * own.length, (seat + 1) * own.length));
  const state = dealt(newGameWith(RULES), {
    hands: [own, ...others],
    dealer: 3,
    turned: turned as Card,
  });
  return after(state, ...bidsInOrder(4, 3, [1, 1, 1, 1]));
}

function situationIn(state: GameState, seat = 0): Situation {
  const view = viewFor(state, seat);
  if (view.round.phase === 'ready') throw new Error('nothing is dealt');
  return analyze(view, view.round, PERFECT_MEMORY).under(view.round.trump ?? 'N');
}

describe('a situation', () => {
  it('counts all cards as unseen but its own, the turned one and played ones', () => {
    const state = started('AS KD 2C', '7S');
    expect(setSize(situationIn(state).unseen)).toBe(52 - 3 - 1);
    const played = after(state, { type: 'play', seat: 0, card: 'KD' });
    expect(setSize(situationIn(played).unseen)).toBe(52 - 3 - 1);
    expect(setSize(situationIn(played, 1).unseen)).toBe(52 - 3 - 1 - 1);
    expect(situationIn(played).counts).toEqual([2, 3, 3, 3]);
  });

  it('knows shown voids and no others', () => {
    const state = started('AS KD 2C', '7S');
    // The others hold only clubs, so nobody follows the diamond.
    const played = after(
      state,
      { type: 'play', seat: 0, card: 'KD' },
      { type: 'play', seat: 1, card: '3C' },
    );
    expect(situationIn(played).voids).toEqual([0, 1 << suitValue('D'), 0, 0]);
  });
});

const cardsOf = ({ hand, jokers }: Situation) => ({ hand, jokers });

describe('estimated probabilities', () => {
  it('of tricks follow the Poisson binomial distribution', () => {
    const tricks = new Float64Array(4);
    fillTricks(tricks, Float64Array.of(0.5, 0.5, 1), 3);
    expect([...tricks]).toEqual([0, 0.25, 0.5, 0.25]);
  });

  it('of a card rise with its rank and with being a trump', () => {
    const situation = situationIn(started('AS 2S AD 2D', '7S'));
    const probabilities = emptyCardProbabilities();
    const standpoint = { ...cardsOf(situation), left: 4, need: 1, pressure: 0 };
    fillCardProbabilities(probabilities, situation, standpoint);
    const [lowDiamond = 0, aceDiamond = 0, lowTrump = 0, aceTrump = 0] = probabilities.own;
    expect(aceTrump).toBeGreaterThan(0.95);
    expect(aceTrump).toBeGreaterThan(aceDiamond);
    expect(aceDiamond).toBeGreaterThan(lowDiamond);
    expect(lowTrump).toBeGreaterThan(lowDiamond);
    expect(lowDiamond).toBeLessThan(0.1);
  });

  it('to make a bid lie between 0 and 1, and are exact when no card is left', () => {
    const situation = situationIn(started('AS 2S AD 2D', '7S'));
    const outlook = emptyOutlook();
    const stand = { ...cardsOf(situation), pressure: 0, leads: 1, last: 0, toBid: 0 };
    for (const need of [-1, 5]) {
      fillOutlook(outlook, situation, { ...stand, left: 4, need }, 'play');
      expect(outlook.make).toBe(0);
    }
    for (const need of [0, 1, 2, 3, 4]) {
      fillOutlook(outlook, situation, { ...stand, left: 4, need }, 'play');
      expect(outlook.make > 0 && outlook.make < 1).toBe(true);
    }
    fillOutlook(outlook, situation, { ...stand, hand: [0, 0, 0, 0], left: 0, need: 0 }, 'play');
    expect(outlook.make).toBe(1);
    const opponent = { pressure: 0, leads: 0, players: 4 };
    expect(opponentMakeProbability({ ...opponent, need: 0, left: 0 })).toBe(1);
    expect(opponentMakeProbability({ ...opponent, need: 3, left: 2 })).toBe(0);
  });

  it('to win a trick add up to 1 whatever is led', () => {
    const winners = new Float64Array(8);
    for (const trump of ['S', 'N', 'L'] as const)
      for (const card of DECK.slice(0, 48)) {
        const situation = {
          ...situationIn(started('AS KS QS JS', '7S')),
          trump: trumpNumber(trump),
        };
        const best = cardNumbers(card, STANDARD_RANKING);
        const trick = { best, led: best.suit, pressure: 0, winner: 0, toPlay: 3 };
        fillWinProbabilities(winners, situation, trick);
        expect(winners.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
        expect(Math.min(...winners)).toBeGreaterThanOrEqual(0);
      }
  });

  it('of the hidden own card are counted exactly', () => {
    const forehead = { ...RULES, sight: 'forehead' } as const;
    const chanceAmong = (others: string, trump: Trump) => {
      const hands = [cards('9S'), ...cards(others).map((card) => [card])];
      const view = viewFor(dealt(newGameWith(forehead), { hands, dealer: 3, turned: 'TH' }), 0);
      if (view.round.phase === 'ready') throw new Error('nothing is dealt');
      return foreheadWinProbability(view, view.round, trump);
    };
    // Nobody follows suit or holds a trump, so the leader wins with any card that they cannot beat.
    expect(chanceAmong('2C 2C 2C', 'H')).toBe(1);
    // Only the 11 other trumps beat the ace of trumps: none does.
    expect(chanceAmong('AH 2C 3C', 'H')).toBe(0);
    // Only the ace, one of 48 possible cards, beats the king.
    expect(chanceAmong('KH 2C 3C', 'H')).toBeCloseTo(1 / 48);
  });
});

describe('what beats what', () => {
  const someCards = fc.constantFrom(...DECK);
  const trumps: fc.Arbitrary<Trump> = fc.constantFrom('C', 'D', 'H', 'S', 'N', 'L');

  it('is what the engine says [PLAY-3], [TRUMP-5]', () => {
    fc.assert(
      fc.property(someCards, someCards, someCards, trumps, (card, best, lead, trump) => {
        const led = suitOf(lead);
        const stronger =
          strength(card, led, trump, STANDARD_RANKING) >
          strength(best, led, trump, STANDARD_RANKING);
        const bestCounts = suitOf(best) === led || trump === 'L' || suitOf(best) === trump;
        fc.pre(bestCounts);
        const said = beats(
          cardNumbers(card, STANDARD_RANKING),
          cardNumbers(best, STANDARD_RANKING),
          suitValue(led),
          trumpNumber(trump),
        );
        expect(said).toBe(stronger);
      }),
      { numRuns: 500 },
    );
  });
});

describe('points', () => {
  const standing = { totals: [0, 0, 0, 0], bags: [0, 0, 0, 0], streaks: [0, 2, 0, 0] };
  const evenly = { make: 0.5, tricks: Float64Array.of(0.25, 0.5, 0.25) };

  it('are those of the formula, weighted by probability', () => {
    const expected = (formula: (typeof FORMULAS)[keyof typeof FORMULAS], bid: number) =>
      expectedPoints(payoffOf(formula, standing, 0, 2, bid), bid, 0, 2, evenly);
    expect(expected(FORMULAS.standard, 1)).toBeCloseTo(0.5 * 11);
    expect(expected(FORMULAS.penalty, 1)).toBeCloseTo(0.5 * 11 - 0.5);
    expect(expected(FORMULAS.partial, 1)).toBeCloseTo(0.5 * 11 + 0.5 * 1);
    expect(expected(FORMULAS.golf, 1)).toBeCloseTo(-0.5);
  });

  it('include a streak bonus in reach', () => {
    const streak = { ...FORMULAS.standard, streak: { from: 3, points: 5 } };
    expect([...payoffOf(streak, standing, 1, 2, 1)]).toEqual([0, 16, 0]);
    expect([...payoffOf(streak, standing, 0, 2, 1)]).toEqual([0, 11, 0]);
  });
});

describe('picking', () => {
  const worths = [1, 5, 4.5, -3];

  it('takes the best, the first of equals, if errors are off', () => {
    expect(pick(['a', 'b', 'c', 'd'], worths, 0, 0, keyedSource(AI_SEED, [0]))).toBe('b');
    expect(pick(['a', 'b'], [2, 2], 0, 0, keyedSource(AI_SEED, [0]))).toBe('a');
  });

  it('errs if errors are on, but never beyond the tolerance', () => {
    const picked = Array.from({ length: 300 }, (_, time) =>
      pick(['a', 'b', 'c', 'd'], worths, 3, 4.2, keyedSource(AI_SEED, [time])),
    );
    expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
    expect(picked.filter((each) => each === 'b').length).toBeGreaterThan(100);
  });
});
