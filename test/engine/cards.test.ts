import { describe, expect, it } from 'vitest';
import {
  DECK,
  RANKS,
  SUITS,
  bySuitAndRank,
  cardIndex,
  cards,
  isCard,
  rankOf,
  rankValue,
  sortHand,
  suitOf,
  suitValue,
  STANDARD_RANKING,
} from '@/engine/index.ts';

describe('[CARD-1] the deck', () => {
  it('has 52 cards, all different, 13 of each suit', () => {
    expect(new Set(DECK).size).toBe(52);
    for (const suit of SUITS) expect(DECK.filter((card) => suitOf(card) === suit)).toHaveLength(13);
  });

  it('ranks from the two to the ace', () => {
    expect(RANKS.join('')).toBe('23456789TJQKA');
    expect(cards('2C 9C TC JC QC KC AC').map((card) => rankValue(card, STANDARD_RANKING))).toEqual([
      0, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('orders the suits as in bridge', () => {
    expect(SUITS.map(suitValue)).toEqual([0, 1, 2, 3]);
    expect(SUITS.join('<')).toBe('C<D<H<S');
  });

  it('numbers the cards without a gap', () => {
    expect(DECK.map(cardIndex)).toEqual(DECK.map((_, index) => index));
  });
});

describe('[CARD-2] the notation', () => {
  it.each([
    ['AS', 'A', 'S'],
    ['TH', 'T', 'H'],
    ['9D', '9', 'D'],
    ['2C', '2', 'C'],
  ] as const)('%s is rank %s of suit %s', (card, rank, suit) => {
    expect(isCard(card)).toBe(true);
    expect([rankOf(card), suitOf(card)]).toEqual([rank, suit]);
  });

  it.each(['', 'A', '10S', '1S', 'SA', 'as', 'AS ', 'JK', 3, null, undefined, ['AS'], {}])(
    '%j is no card',
    (value) => {
      expect(isCard(value)).toBe(false);
    },
  );

  it('reads lists of cards and reports a word that is not a card', () => {
    expect(cards(' 5H  KH\n2S ')).toEqual(['5H', 'KH', '2S']);
    expect(cards('')).toEqual([]);
    expect(() => cards('5H 1H')).toThrow('not a card: 1H');
  });
});

describe('a sorted hand', () => {
  it.each([
    ['C', 'AC 2C AD 2D AS 2S AH 2H'],
    ['D', 'AD 2D AS 2S AH 2H AC 2C'],
    ['H', 'AH 2H AC 2C AD 2D AS 2S'],
    ['S', 'AS 2S AH 2H AC 2C AD 2D'],
    [null, 'AS 2S AH 2H AC 2C AD 2D'],
  ] as const)(
    'has trump %s first, then black and red in turn, each from high to low',
    (trump, held) => {
      const hand = cards('2C 2D 2H 2S AC AD AH AS');
      expect(sortHand(hand, STANDARD_RANKING, trump)).toEqual(cards(held));
      expect(hand[0]).toBe('2C');
    },
  );
});

it('a list of cards goes from spades to clubs, each from high to low, between the jokers', () => {
  const mixed = cards('E1 2C AD 9H TH 2S Z1 AC KS 3D');
  expect(mixed.toSorted(bySuitAndRank(STANDARD_RANKING))).toEqual(
    cards('Z1 KS 2S TH 9H AD 3D AC 2C E1'),
  );
});
