import { describe, expect, it } from 'vitest';
import { isPreferred } from '@/ai/card-preference.ts';
import type { SeatContext } from '@/ai/certain-cards.ts';
import { type Card, presetRules, rankValue, rankingOf, suitOf } from '@/engine/index.ts';

const cardsOf = (text: string): Card[] => text.split(' ') as Card[];

const RANKING = rankingOf(presetRules('bugger-your-neighbor'));

/** Spades are trump; the unseen cards are given. */
const context = (hand: string, unseen: string, need: number): SeatContext => ({
  need,
  left: cardsOf(hand).length,
  isLead: false,
  hand: cardsOf(hand),
  unseen: cardsOf(unseen),
  others: cardsOf(unseen),
  isAbove: (card, other) =>
    suitOf(card) === suitOf(other) && rankValue(card, RANKING) > rankValue(other, RANKING),
  isTrump: (card) => suitOf(card) === 'S',
  hasHighCards: true,
});
const losing = (card: Card) => ({ card, trick: 'loses', sinks: false, secures: false }) as const;
const winning = (card: Card) => ({ card, trick: 'wins', sinks: false, secures: false }) as const;

describe('of two cards with the same effect on the trick, a card player', () => {
  const unseen = 'KC 5C 3H 9H TD 5D 8D QD';

  it('keeps a winner while the bid is short without it', () => {
    const short = context('AC 2H 4D', unseen, 1);
    expect(isPreferred(losing('2H'), losing('AC'), short)).toBe(true);
    expect(isPreferred(losing('AC'), losing('2H'), short)).toBe(false);
    const rich = context('AC AH KD', unseen, 1);
    expect(isPreferred(losing('KD'), losing('AC'), rich)).toBe(false);
  });

  it('takes a trick with the lower of two cards while the higher one is needed', () => {
    const both = context('KD 9D 2H', unseen, 2);
    expect(isPreferred(winning('9D'), winning('KD'), both)).toBe(true);
    expect(isPreferred(winning('KD'), winning('9D'), both)).toBe(false);
    expect(isPreferred(winning('9D'), winning('KD'), { ...both, need: 1 })).toBe(false);
  });

  it('throws the exposed card, not the harmless one, with all tricks taken', () => {
    const full = context('KD 2H', unseen, 0);
    expect(isPreferred(losing('KD'), losing('2H'), full)).toBe(true);
    expect(isPreferred(losing('2H'), losing('KD'), full)).toBe(false);
    const guarded = context('KD 4D 2H', unseen, 0);
    expect(isPreferred(losing('KD'), losing('2H'), guarded)).toBe(false);
  });

  it('has no preference between cards that may win or lose', () => {
    const short = context('AC 2H 4D', unseen, 1);
    const open = { card: 'AC', trick: null, sinks: false, secures: false } as const;
    expect(isPreferred(losing('2H'), open, short)).toBe(false);
  });
});
