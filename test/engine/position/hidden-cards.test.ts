import { describe, expect, it } from 'vitest';
import { type Card, type Seat, keyedSource } from '@/engine/index.ts';
import { type HiddenCards, dealHidden, isDealPossible } from '@/engine/position/index.ts';

const source = (key: number) => keyedSource('00000000000000000000000000000abc', [key]);

/** Hidden cards, of which each seat misses one or more, and those that a seat may hold. */
function hiddenFor(
  unseen: readonly Card[],
  seats: readonly (readonly Card[])[],
  missing: readonly number[] = seats.map(() => 1),
): HiddenCards {
  return { unseen, missing, mayHold: (seat: Seat, card: Card) => seats[seat]!.includes(card) };
}

describe('whether any deal fits', () => {
  it.each<[string, readonly Card[][], boolean]>([
    ['each seat may hold a card of its own', [['AC'], ['KC'], ['QC']], true],
    ['the first seat has to leave its card to the second', [['AC', 'KC'], ['AC'], ['QC']], true],
    ['the second seat has to, not the first', [['AC'], ['KC', 'QC'], ['KC']], true],
    ['a card is handed on twice', [['AC', 'KC'], ['KC', 'QC', 'AC'], ['AC']], true],
    ['two seats need the same card', [['AC'], ['AC'], ['QC']], false],
    [
      'three seats need the same two cards',
      [
        ['AC', 'KC'],
        ['AC', 'KC'],
        ['AC', 'KC'],
      ],
      false,
    ],
    ['a seat may hold none', [['AC', 'KC', 'QC'], ['AC', 'KC', 'QC'], []], false],
  ])('where %s', (_, seats, isPossible) => {
    const hidden = hiddenFor(['AC', 'KC', 'QC'], seats);
    expect(isDealPossible(hidden)).toBe(isPossible);
    expect(dealHidden(hidden, source(0)) !== null).toBe(isPossible);
  });
});

describe('a random deal', () => {
  it('is any of those that fit, all equally likely', () => {
    // The first seat holds any of three cards, the second one not the queen: four deals.
    const hidden = hiddenFor(
      ['AC', 'KC', 'QC'],
      [
        ['AC', 'KC', 'QC'],
        ['AC', 'KC'],
      ],
    );
    const counts = new Map<string, number>();
    for (let key = 0; key < 800; key++) {
      const deal = String(dealHidden(hidden, source(key)));
      counts.set(deal, (counts.get(deal) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['AC,KC', 'KC,AC', 'QC,AC', 'QC,KC']);
    // 200 of each are expected, with a standard deviation of 12. Dealt seat by seat, it would be 133 with the queen.
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(40);
  });

  it('fits with every card of a hand', () => {
    const [red, black]: Card[][] = [
      ['AH', 'KH', 'QH'],
      ['AC', 'KC', 'QC'],
    ];
    const hidden = hiddenFor([...red!, ...black!], [[...red!, 'AC'], black!], [3, 2]);
    for (let key = 0; key < 20; key++) {
      const [first, second] = dealHidden(hidden, source(key))!;
      expect(first!.filter((card) => card === 'KC' || card === 'QC')).toEqual([]);
      expect(second!.filter((card) => red!.includes(card))).toEqual([]);
      expect([first!.length, second!.length]).toEqual([3, 2]);
    }
  });
});
