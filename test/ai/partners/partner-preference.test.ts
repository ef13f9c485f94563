import { describe, expect, it } from 'vitest';
import { sensibleMoves } from '@/ai/plain-mistakes.ts';
import { type Card, allowed, presetRules, viewFor } from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../../tools/lib/games.ts';

const SPADES = presetRules('spades');
const cardsOf = (text: string): Card[] => text.split(' ') as Card[];

interface Table {
  /** The cards of the seats from the leader to seat 3 in the trick; seat 0 plays next. */
  readonly trick: string;
  readonly hand: string;
  /** The seat that led the trick; 1 if it is not given. */
  readonly leader?: 1 | 2;
  /** The bids of seats 0 to 3. */
  readonly bids: readonly [number, number, number, number];
}

/** Cards of seats 1, 2 and 3 besides those in the trick. */
const OTHERS = [cardsOf('TD JD 4H'), cardsOf('QD KC'), cardsOf('QC JC')];

/** The moves of seat 0, and the preference among them. */
function movesAt({ trick, hand, bids, leader = 1 }: Table) {
  const played = cardsOf(trick);
  const hands = [1, 2, 3].map((seat) =>
    [
      ...played.slice(Math.max(0, seat - leader), seat - leader + 1),
      ...(OTHERS[seat - 1] ?? []),
    ].slice(0, 3),
  );
  const inTurn = [...bids.slice(leader), ...bids.slice(0, leader)];
  const state = after(
    dealt(newGameWith(SPADES), {
      hands: [cardsOf(hand), ...hands],
      dealer: leader - 1,
      trump: 'S',
    }),
    ...bidsInOrder(4, leader - 1, inTurn),
    ...played.map((card, at) => ({ type: 'play', seat: at + leader, card }) as const),
  );
  const view = viewFor(state, 0);
  return sensibleMoves(view, allowed(view.choices));
}

/** The cards that seat 0 does not play if all are of the same value. */
function avoided(table: Table): readonly Card[] {
  const { moves, preferring } = movesAt(table);
  const values = preferring(
    moves.map(() => 0),
    1,
  );
  return moves.flatMap((move, at) =>
    move.type === 'play' && values[at] === -Infinity ? [move.card as Card] : [],
  );
}

describe('among cards of the same value, a partner', () => {
  it('takes a trick with the lowest card that is enough', () => {
    expect(avoided({ trick: '9H 2H 3H', hand: 'AH TH 4C', bids: [2, 0, 1, 1] })).toEqual(['AH']);
    // Nothing between them: both take the same tricks.
    expect(avoided({ trick: '9H 2H 3H', hand: 'AH KH 4C', bids: [2, 0, 1, 1] })).toEqual([]);
  });

  it('leaves the trick to its partner, unless that one bid nil', () => {
    const trick = '9H AH 3H';
    expect(avoided({ trick, hand: '5S 3C 2D', bids: [1, 0, 2, 1] })).toEqual(['5S']);
    expect(avoided({ trick, hand: '5S 3C 2D', bids: [2, 0, 0, 1] })).toEqual([]);
  });

  it('keeps its nil', () => {
    expect(avoided({ trick: '9H 2H 3H', hand: 'AH 4H 2C', bids: [0, 1, 1, 1] })).toEqual(['AH']);
  });

  it('takes the trick if its contract needs all that are left', () => {
    expect(avoided({ trick: '9H 2H 3H', hand: 'TH 4H 2C', bids: [2, 0, 1, 0] })).toEqual(['4H']);
    expect(avoided({ trick: '9H 2H 3H', hand: 'TH 4H 2C', bids: [1, 0, 1, 0] })).toEqual([]);
  });

  it('throws a loser on a lost trick', () => {
    expect(avoided({ trick: '9H 2H AH', hand: 'AC 3D 2D', bids: [1, 1, 1, 1] })).toEqual(['AC']);
  });

  it('keeps the higher of two cards on a lost trick if it may take a later one', () => {
    const bids = [1, 1, 1, 1] as const;
    expect(avoided({ trick: '9H 2H AS', hand: 'QS 3S 4C', bids })).toEqual(['QS']);
    expect(avoided({ trick: '2H KH 5H', hand: 'QH 3H 4C', bids })).toEqual(['QH']);
    // Two higher ones are unseen.
    expect(avoided({ trick: '2H KH 5H', hand: 'JH 3H 4C', bids })).toEqual([]);
  });

  it('may keep the lower one against a nil, or with a nil of its own', () => {
    const trick = '2H KH 5H';
    expect(avoided({ trick, hand: 'QH 3H 4C', bids: [1, 0, 1, 1] })).toEqual([]);
    expect(avoided({ trick, hand: 'QH 3H 4C', bids: [0, 1, 1, 1] })).toEqual([]);
  });

  it('ruffs no high card of its partner with others still to play', () => {
    // Seat 2 leads, seat 3 follows, seat 0 is the third to play.
    const led = { trick: 'AH 3H', hand: '5S 3C 2D', bids: [1, 1, 2, 1], leader: 2 } as const;
    expect(avoided(led)).toEqual(['5S']);
    expect(avoided({ ...led, trick: 'QH 3H' })).toEqual([]);
  });

  it('throws no winner on a trick that its partner has so far', () => {
    const led = { trick: 'QH 3H', hand: 'AC 3D 2D', bids: [1, 1, 2, 1], leader: 2 } as const;
    expect(avoided(led)).toEqual(['AC']);
  });

  it('plays a card that is worth more than the margin', () => {
    const { preferring } = movesAt({ trick: '9H 2H 3H', hand: 'AH TH 4C', bids: [2, 0, 1, 1] });
    expect(preferring([1.5, 0], 1)).toEqual([1.5, 0]);
    expect(preferring([0.5, 0], 1)).toEqual([-Infinity, 0]);
  });
});
