import { describe, expect, test } from 'vitest';
import {
  type Card,
  type GameState,
  type Jokers,
  type RuleSet,
  type Seat,
  cards,
  presetRules,
  suitOf,
  viewFor,
} from '@/engine/index.ts';
import { claimableTricks, concedableTricks } from '@/engine/advice/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';

/** Three players in their second round, where the dealer has bid; the hands as given. */
function inPlay(hands: readonly string[], turned: Card | null, jokers?: Jokers): GameState {
  const held = hands.map((hand) => cards(hand));
  const rules: RuleSet = {
    ...presetRules('bugger-your-neighbor', 3),
    hook: false,
    ...(jokers !== undefined && { jokers }),
  };
  const state = dealt(newGameWith(rules), {
    hands: held,
    dealer: 2,
    turned,
    trump: turned === null ? 'N' : suitOf(turned),
  });
  return after(state, ...bidsInOrder(3, 2, [0, 0, 0]));
}

/** The state after that card of the first seat. */
const led = (state: GameState, card: Card): GameState =>
  after(state, { type: 'play', seat: 0, card });

const claimOf = (state: GameState, seat: Seat = 0): number | null =>
  claimableTricks(viewFor(state, seat));

describe('the remaining tricks are certain', () => {
  test('with only the highest trumps', () => {
    expect(claimOf(inPlay(['AS KS QS', '2H 3H 4H', '2D 3D 4D'], '2S'))).toBe(3);
  });
  test('also when the card between two of them was turned up', () => {
    expect(claimOf(inPlay(['AS QS', '2H 3H', '2D 3D'], 'KS'))).toBe(2);
  });
  test('with high cards of a side suit once nobody can hold a trump', () => {
    const state = inPlay(['AS AH KH', '2H 3H 4H', '2D 3D 4D'], '2S');
    expect(claimOf(state)).toBeNull();
    const trumpsOut = after(
      state,
      { type: 'play', seat: 0, card: 'AS' },
      { type: 'play', seat: 1, card: '2H' },
      { type: 'play', seat: 2, card: '2D' },
    );
    expect(claimOf(trumpsOut)).toBe(2);
  });
  test('not while a higher trump is unseen, dealt or not', () => {
    expect(claimOf(inPlay(['AS QS', '2H 3H', '2D 3D'], '2S'))).toBeNull();
  });
  test('not for a card that a void player can ruff', () => {
    expect(claimOf(inPlay(['AH KH', '2H 3H', '2D 3D'], '2S'))).toBeNull();
  });
  test('not in a trick that a higher card has been led to', () => {
    const state = led(inPlay(['AS 2D', 'KS QS', '2H 3H'], '2S'), 'AS');
    expect(claimOf(state, 1)).toBeNull();
  });
  test('not where one of the legal cards would lose the trick', () => {
    const state = led(inPlay(['2D 3D', 'Z1 AC', '2H 3H'], null, { high: 1, low: 0 }), '2D');
    expect(claimOf(state, 1)).toBeNull();
  });
  test('with high jokers, the first of which wins [JOKER-3]', () => {
    const state = inPlay(['Z1 Z2', 'Z3 Z4', '2H 3H'], null, { high: 4, low: 0 });
    expect(claimOf(state)).toBe(2);
    expect(claimOf(led(state, 'Z1'), 1)).toBeNull();
  });
  test('never for one card, nor out of turn', () => {
    expect(claimOf(inPlay(['AS', '2H', '2D'], '2S'))).toBeNull();
    const state = inPlay(['AS KS', '2H 3H', '2D 3D'], '2S');
    expect(claimableTricks(viewFor(state, 1))).toBeNull();
  });
});

describe('none of the remaining tricks can be taken', () => {
  const concessionOf = (state: GameState, seat: Seat = 0): number | null =>
    concedableTricks(viewFor(state, seat));
  test('not by the leader, whose card may win', () => {
    expect(concessionOf(inPlay(['2H 2D', '3H 4H', '3D 4D'], 'KS'))).toBeNull();
  });

  test('with low jokers, the first of which wins [JOKER-3]', () => {
    const state = inPlay(['E1 E2', 'E3 E4', '2H 3H'], null, { high: 0, low: 4 });
    expect(concessionOf(led(state, 'E1'), 1)).toBe(2);
  });
});
