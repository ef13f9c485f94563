import { describe, expect, it } from 'vitest';
import { setOf } from '@/ai/heuristic/card-sets.ts';
import { leadCustom } from '@/ai/heuristic/lead-custom.ts';
import type { Situation } from '@/ai/heuristic/situation.ts';
import { type Card, deckOf, presetRules, rankValue, rankingOf, suitValue } from '@/engine/index.ts';
import type { Suit } from '@/engine/cards/card.ts';

const rules = presetRules('bugger-your-neighbor', 4);
const ranking = rankingOf(rules);
const HEARTS = 2;
const NO_TRUMP = 4;

/** A lead by seat 0, which holds the hand and needs so many tricks; `gone` have been played. */
function customOf(
  hand: readonly Card[],
  card: Card,
  need: number,
  { trump = HEARTS, gone = [] }: { readonly trump?: number; readonly gone?: readonly Card[] } = {},
): number {
  const unseen = deckOf(rules).filter((other) => !hand.includes(other) && !gone.includes(other));
  const situation: Situation = {
    players: 4,
    seat: 0,
    trump,
    ranking,
    handSize: hand.length,
    duty: 'follow',
    hand: setOf(hand, ranking),
    jokers: { high: 0, low: 0 },
    unseenJokers: { high: 0, low: 0 },
    left: hand.length,
    unseen: setOf(unseen, ranking),
    unseenCards: unseen.length,
    open: null,
    inHands: 0.5,
    counts: [0, 1, 2, 3].map(() => hand.length),
    voids: [0, 0, 0, 0],
    needs: [need, 1, 1, 1],
  };
  const suit = suitValue(card.charAt(1) as Suit);
  return leadCustom(situation, { suit, rank: rankValue(card, ranking) });
}

describe('what estimates miss about a lead', () => {
  const HAND: readonly Card[] = ['AH', '4H', 'AS', '6S', '9D', 'KC', '3C'];

  it('is against the top trump with another trump, a winner yet to be taken', () => {
    expect(customOf(HAND, 'AH', 2)).toBeLessThan(0);
    expect(customOf(HAND, '4H', 2)).toBe(0);
    expect(customOf(['AH', '6S', '9D', '3C'], 'AH', 2)).toBe(0);
    expect(customOf(['KH', '4H', '9D', '3C'], 'KH', 2)).toBe(0);
    expect(customOf(['KH', '4H', '9D', '3C'], 'KH', 2, { gone: ['AH'] })).toBeLessThan(0);
  });

  it('is for a single card of a side suit that may lose, with two trumps', () => {
    const four: readonly Card[] = ['AH', '4H', '9D', '3C'];
    expect(customOf(four, '9D', 2)).toBeGreaterThan(0);
    expect(customOf(['AH', '9D', '8C', '3C'], '9D', 2)).toBe(0);
    expect(customOf(['AH', '4H', 'AD', '3C'], 'AD', 2)).toBe(0);
  });

  it('is against a low card under a winner of its suit', () => {
    expect(customOf(HAND, '6S', 2)).toBeLessThan(0);
    expect(customOf(HAND, 'AS', 2)).toBe(0);
    expect(customOf(HAND, '3C', 2)).toBe(0);
    expect(customOf(HAND, '3C', 2, { gone: ['AC'] })).toBeLessThan(0);
  });

  it('is against the second-best card of a side suit, unless the next one is as good', () => {
    const from = (cards: readonly Card[], card: Card, gone: readonly Card[] = []): number =>
      customOf(['4H', '9D', ...cards], card, 2, { gone });
    expect(from(['KC', '3C'], 'KC')).toBeLessThan(0);
    expect(from(['KC', 'QC'], 'KC')).toBe(0);
    expect(from(['KC', 'JC'], 'KC')).toBeLessThan(0);
    expect(from(['KC', 'JC'], 'KC', ['QC'])).toBe(0);
    expect(from(['QC', '3C'], 'QC')).toBe(0);
    expect(from(['QC', '3C'], 'QC', ['KC'])).toBeLessThan(0);
    expect(from(['QC', '3C'], '3C', ['KC'])).toBe(0);
    expect(customOf(['AH', '4H', '9D', '7D', 'KC'], 'KC', 2)).toBeGreaterThan(0);
  });

  it('leaves side suits to lookahead with three cards', () => {
    expect(customOf(['AH', '4H', '9D'], '9D', 1)).toBe(0);
    expect(customOf(['9H', 'AS', '6S'], '6S', 1)).toBe(0);
    expect(customOf(['AH', '4H', '9D'], 'AH', 1)).toBeLessThan(0);
  });

  it('is for short side suits and against long ones, with five cards or more', () => {
    const five: readonly Card[] = ['4H', 'AS', 'AD', '8C', '3C'];
    expect(customOf(five, 'AS', 2)).toBeGreaterThan(0);
    expect(customOf(five, '8C', 2)).toBe(0);
    expect(customOf(['4H', 'AS', '8C', '5C', '3C'], '8C', 2)).toBeLessThan(0);
    expect(customOf(['4H', '8C', '5C', '3C'], '8C', 2)).toBe(0);
  });

  it('is for a higher trump when no more tricks are needed, while two others beat it', () => {
    const five: readonly Card[] = ['QH', '4H', '9D', '8C', '3C'];
    expect(customOf(five, 'QH', 0)).toBeGreaterThan(0);
    expect(customOf(five, 'QH', 0, { gone: ['KH'] })).toBe(0);
    expect(customOf(five, '4H', 0)).toBe(0);
    expect(customOf(five.slice(0, 4), 'QH', 0)).toBe(0);
  });

  it.each([7, -1])('is nothing where the hand needs %i of 7 tricks', (need) => {
    expect(HAND.map((card) => customOf(HAND, card, need))).toEqual(HAND.map(() => 0));
  });

  it('is nothing without a trump suit', () => {
    const customs = HAND.map((card) => customOf(HAND, card, 2, { trump: NO_TRUMP }));
    expect(customs).toEqual(HAND.map(() => 0));
  });
});
