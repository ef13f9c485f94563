import { describe, expect, it } from 'vitest';
import { type Card, type Trump, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { bidsInOrder, after, dealt, newGameWith } from '../../../tools/lib/games.ts';
import { bidRange, oddBid } from '../../../tools/reader/bids.ts';
import { oddPlay } from '../../../tools/reader/plays.ts';
import { tableFactsOf } from '../../../tools/reader/table-facts.ts';

const rules = { ...presetRules('bugger-your-neighbor', 3), hook: false };

const cardsOf = (text: string): Card[] => text.split(' ') as Card[];

/** Seat 0 is the dealer and holds the first hand; the others bid before it and begin to play. */
function oddCard(
  hands: readonly [string, string, string],
  bids: readonly [number, number, number],
  trump: Trump,
  played: readonly Card[],
  card: Card,
): string | null {
  const start = dealt(newGameWith(rules), { hands: hands.map(cardsOf), dealer: 0, trump });
  const [own, ...others] = bids;
  const bidding = after(start, ...bidsInOrder(3, 0, [...others, own]));
  const state = played.reduce(
    (before, each) => after(before, { type: 'play', seat: toAct(before)[0] ?? -1, card: each }),
    bidding,
  );
  const view = viewFor(state, 0);
  if (view.round.phase !== 'play') throw new Error('not in play');
  const facts = tableFactsOf(view, view.round);
  if (facts === null) throw new Error('nothing to see');
  const legal = view.choices.flatMap(({ command, refusal }) =>
    command.type === 'play' && refusal === null ? [command.card as Card] : [],
  );
  return oddPlay(card, legal, facts);
}

describe('an odd card', () => {
  it('is a winner thrown on a lost trick when the bid needs it', () => {
    const hands = ['AC 7D 2H', '9S 3H 4H', 'JS 5H 6H'] as const;
    expect(oddCard(hands, [1, 1, 0], 'S', ['9S', 'JS'], 'AC')).toBe('throws-winner');
    expect(oddCard(hands, [1, 1, 0], 'S', ['9S', 'JS'], '2H')).toBeNull();
  });

  it('is no high card of a suit that nobody can lead to the last trick', () => {
    const hands = ['2C AD 9D JS', '8H 9H TS KS', 'TH QH 3C QS'] as const;
    // The others have shown that they have no diamonds, and one of them takes this trick.
    const played: Card[] = ['8H', 'TH', '2C', 'AD', '9H', '3C', 'QH'];
    expect(oddCard(hands, [2, 1, 1], 'C', played, '9D')).toBeNull();
  });

  it('is the deuce, when the queen could go on a lost trick and none is wanted', () => {
    const hands = ['QD 2D', 'AD 3H', 'KD 5H'] as const;
    expect(oddCard(hands, [0, 1, 1], 'S', ['AD', 'KD'], '2D')).toBe('keeps-danger');
    expect(oddCard(hands, [0, 1, 1], 'S', ['AD', 'KD'], 'QD')).toBeNull();
  });

  it('is a card that takes a trick nobody wanted', () => {
    const hands = ['QD 2D', '9D 3H', 'JD 5H'] as const;
    expect(oddCard(hands, [0, 1, 1], 'S', ['9D', 'JD'], 'QD')).toBe('takes-too-many');
    expect(oddCard(hands, [0, 1, 1], 'S', ['9D', 'JD'], '2D')).toBeNull();
  });

  it('is the ace that takes what the jack takes, when both are needed', () => {
    const hands = ['AD JD', '9D 3H', 'TD 5H'] as const;
    expect(oddCard(hands, [2, 0, 0], 'S', ['9D', 'TD'], 'AD')).toBe('overpays');
    expect(oddCard(hands, [2, 0, 0], 'S', ['9D', 'TD'], 'JD')).toBeNull();
  });
});

describe('an odd bid', () => {
  /** The range for a hand before any bid. */
  function rangeOf(hand: string, trump: Trump) {
    const hands = [hand, '3H 4H 5H 6H 7H', '8H 9H TH JH QH'].map(cardsOf);
    const state = dealt(newGameWith(rules), { hands, dealer: 2, trump });
    const view = viewFor(state, 0);
    if (view.round.phase !== 'bid') throw new Error('not in bidding');
    return bidRange(view, view.round);
  }
  const allowed = [0, 1, 2, 3, 4, 5];

  it('is far above the hand', () => {
    const range = rangeOf('2C 7C 9D JD 4H', 'S');
    expect(range).toMatchObject({ sure: 0, max: 0 });
    expect(range && oddBid(range, 4, allowed)).toBe('bid-too-high');
    expect(range && oddBid(range, 1, allowed)).toBeNull();
  });

  it('is below its sure tricks', () => {
    const range = rangeOf('AS KS 9D JD 4H', 'S');
    expect(range).toMatchObject({ sure: 2 });
    expect(range && oddBid(range, 1, allowed)).toBe('bid-too-low');
    expect(range && oddBid(range, 2, allowed)).toBeNull();
  });

  it('is none where no other is allowed', () => {
    const range = rangeOf('2C 7C 9D JD 4H', 'S');
    expect(range && oddBid(range, 4, [4, 5])).toBeNull();
  });
});
