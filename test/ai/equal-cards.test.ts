import { describe, expect, it } from 'vitest';
import type { SeatContext } from '@/ai/certain-cards.ts';
import { naturalCards } from '@/ai/equal-cards.ts';
import { type Card, presetRules, rankValue, rankingOf, suitOf } from '@/engine/index.ts';

const cardsOf = (text: string): Card[] => text.split(' ') as Card[];

const RANKING = rankingOf(presetRules('bugger-your-neighbor'));

/** The natural cards of a hand; others hold the unseen cards. */
function natural(hand: string, unseen: string, rest: Pick<SeatContext, 'isLead' | 'need'>): string {
  const cards = cardsOf(hand);
  const context: SeatContext = {
    ...rest,
    left: cards.length,
    hand: cards,
    unseen: cardsOf(unseen),
    others: cardsOf(unseen),
    isAbove: (card, other) =>
      suitOf(card) === suitOf(other) && rankValue(card, RANKING) > rankValue(other, RANKING),
    isTrump: (card) => suitOf(card) === 'S',
    hasHighCards: true,
  };
  const isNatural = naturalCards(cards, context);
  return cards.filter((_, at) => isNatural[at]).join(' ');
}

describe('of cards that take the same tricks, a card player', () => {
  const hand = 'KD TD 9D 2C';
  const unseen = 'AD 6D 2D 5C';

  it('follows with the lowest while tricks are needed', () => {
    expect(natural(hand, unseen, { isLead: false, need: 1 })).toBe('9D 2C');
  });

  it('follows with the highest when no more are wanted', () => {
    expect(natural(hand, unseen, { isLead: false, need: 0 })).toBe('KD 2C');
    expect(natural(hand, unseen, { isLead: false, need: -1 })).toBe('KD 2C');
  });

  it('leads the top of a sequence for a trick, and the lowest when no more are wanted', () => {
    expect(natural(hand, unseen, { isLead: true, need: 1 })).toBe('KD 2C');
    expect(natural(hand, unseen, { isLead: true, need: 0 })).toBe('9D 2C');
  });

  it('tells cards apart that have another one between them', () => {
    expect(natural(hand, 'QD 5C', { isLead: false, need: 1 })).toBe('KD 9D 2C');
  });

  it('compares no cards of different suits', () => {
    expect(natural('KD 2C', '5H', { isLead: false, need: 1 })).toBe('KD 2C');
  });
});
