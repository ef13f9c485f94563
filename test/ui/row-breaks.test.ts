import { describe, expect, test } from 'vitest';
import { type Card, RANKS } from '@/engine/cards/card.ts';
import { fan } from '@/ui/hand/fan.ts';
import { type FannedCard, type FannedHand, rowLengths } from '@/ui/hand/row-breaks.ts';

const handOf = (...cards: readonly (Card | null)[]): readonly FannedCard[] =>
  cards.map((card, index) => ({ id: card ?? `down-${index}`, card }));

const breaksOf = (...cards: readonly (Card | null)[]) =>
  rowLengths(handOf(...cards), null).map(([upper]) => upper);

test('rows may break where suits end, from the middle', () => {
  expect(breaksOf('AS', '2S', '4H', 'TC', '8C')).toEqual([3, 2]);
  expect(breaksOf('AS')).toEqual([1]);
});

test('a hand sorted by ranks, or empty, has no breaks', () => {
  expect(breaksOf('AS', 'AH', 'KS', 'KH')).toEqual([]);
  expect(breaksOf()).toEqual([]);
});

test('hidden cards count as one suit', () => {
  expect(breaksOf(null, null)).toEqual([2]);
});

const PHONES = [
  { room: 304, card: 62 },
  { room: 344, card: 70 },
];

/** A hand of suits of these lengths. */
const dealt = (lengths: readonly number[]): readonly FannedCard[] =>
  handOf(
    ...lengths.flatMap((length, suit) =>
      RANKS.slice(0, length).map(
        (rank): Card => `${rank}${(['S', 'H', 'C', 'D'] as const)[suit]!}`,
      ),
    ),
  );

interface LaidOut extends FannedHand {
  readonly cards: readonly FannedCard[];
}

const layOut = (
  cards: readonly FannedCard[],
  { room, card }: (typeof PHONES)[number],
  before: FannedHand | null,
): LaidOut => ({
  cards,
  ids: cards.map(({ id }) => id),
  fan: fan(cards.length, room, card, 13, rowLengths(cards, before)),
});

const rowOf = ({ ids, fan: { places } }: FannedHand, id: string) => places[ids.indexOf(id)]?.row;

const upperOf = ({ fan: { places } }: FannedHand) => places.filter(({ row }) => row === 0).length;

/** In which order the cards are played: the index of the next of so many. */
const ORDERS: Readonly<Record<string, (count: number) => number>> = {
  'the first': () => 0,
  'the last': (count) => count - 1,
  'one in the middle': (count) => Math.floor(count / 2),
  'one of either row in turn': (count) => (count % 2 === 0 ? 0 : count - 1),
  'one here and there': (count) => (count * count * 5 + 3) % count,
};

const HANDS = [
  [5, 3, 3, 2],
  [4, 4, 3, 2],
  [4, 1, 3, 5],
  [3, 4, 3, 3],
  [6, 4, 2, 1],
  [4, 6, 3],
  [13],
];

describe('two rows', () => {
  const rowsOf = (suits: readonly number[]): number[] => {
    const hand = layOut(dealt(suits), PHONES[1]!, null);
    expect(hand.fan.step).toBeGreaterThanOrEqual(24);
    return [upperOf(hand), hand.cards.length - upperOf(hand)];
  };

  test.each([
    { suits: [4, 1, 3, 5], rows: [8, 5] },
    { suits: [4, 2, 4, 3], rows: [6, 7] },
    { suits: [3, 4, 3, 3], rows: [7, 6] },
    { suits: [5, 3, 3, 2], rows: [8, 5] },
    { suits: [5, 2, 4, 2], rows: [7, 6] },
    { suits: [3, 3, 3, 3], rows: [6, 6] },
    { suits: [5, 4, 3], rows: [5, 7] },
  ])('of suits of $suits split none of them: $rows', ({ suits, rows }) => {
    expect(rowsOf(suits)).toEqual(rows);
  });

  test.each([
    { suits: [4, 6, 3], rows: [7, 6] },
    { suits: [13], rows: [7, 6] },
    { suits: [4, 5, 3], rows: [6, 6] },
  ])(
    'of suits of $suits are as equal as possible if that would leave one too long',
    ({ suits, rows }) => {
      expect(rowsOf(suits)).toEqual(rows);
    },
  );
});

describe.each(PHONES)('in $room px', (phone) => {
  test.each(HANDS.flatMap((suits) => Object.keys(ORDERS).map((order) => ({ suits, order }))))(
    'no card of $suits changes rows needlessly while $order is played',
    ({ suits, order }) => {
      expect.hasAssertions();
      let hand = layOut(dealt(suits), phone, null);
      while (hand.cards.length > 1) {
        const played = ORDERS[order]!(hand.cards.length);
        const next = layOut(hand.cards.toSpliced(played, 1), phone, hand);
        const left = upperOf(hand) - (played < upperOf(hand) ? 1 : 0);
        const count = next.cards.length;
        const isForced = next.fan.rows !== hand.fan.rows || Math.abs(2 * left - count) > 5;
        const moved = next.cards.filter(({ id }) => rowOf(next, id) !== rowOf(hand, id));
        expect(isForced ? [] : moved).toEqual([]);
        hand = next;
      }
    },
  );
});

// Regression: they were made equal again after every card.
describe('three rows', () => {
  const [phone] = PHONES;

  test.each(Object.keys(ORDERS))('keep their cards while %s is played', (order) => {
    let hand = layOut(dealt([8, 7, 6, 5]), phone!, null);
    expect(hand.fan.rows).toBe(3);
    const lengths = [9, 9, 8];
    let played = 0;
    for (;;) {
      const index = ORDERS[order]!(hand.cards.length);
      const left = lengths.with(
        hand.fan.places[index]!.row,
        lengths[hand.fan.places[index]!.row]! - 1,
      );
      const next = layOut(hand.cards.toSpliced(index, 1), phone!, hand);
      if (next.fan.rows < 3 || Math.max(...left) - Math.min(...left) > 5) break;
      const moved = next.cards.filter(({ id }) => rowOf(next, id) !== rowOf(hand, id));
      expect(moved).toEqual([]);
      lengths.splice(0, 3, ...left);
      hand = next;
      played += 1;
    }
    expect(played).toBeGreaterThan(3);
  });
});

test('a card of the shorter row is played without moving a suit to it', () => {
  const before = layOut(dealt([5, 3, 3, 2]), PHONES[1]!, null);
  expect(upperOf(before)).toBe(8);
  expect(upperOf(layOut(before.cards.slice(0, -1), PHONES[1]!, before))).toBe(8);
});

test('another hand, or one sorted otherwise, breaks between its own suits', () => {
  const before = layOut(dealt([5, 3, 3, 2]), PHONES[1]!, null);
  for (const other of [before.cards.toReversed(), dealt([4, 2, 4, 3])])
    expect(rowLengths(other, before)).toEqual([[], ...rowLengths(other, null)]);
});
