import { expect, test } from 'vitest';
import type { Card } from '@/engine/cards/card.ts';
import { suitEnds } from '@/ui/hand/suit-ends.ts';

const endsOf = (...cards: readonly (Card | null)[]) => suitEnds(cards.map((card) => ({ card })));

test('a hand sorted by suits ends each of them once', () => {
  expect(endsOf('AS', '2S', '4H', 'TC', '8C')).toEqual([2, 3, 5]);
  expect(endsOf('AS')).toEqual([1]);
});

test('a hand sorted by ranks, or empty, has no ends of suits', () => {
  expect(endsOf('AS', 'AH', 'KS', 'KH')).toEqual([]);
  expect(endsOf()).toEqual([]);
});

test('hidden cards count as one suit', () => {
  expect(endsOf(null, null)).toEqual([2]);
});
