import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  deckOf,
  type GameState,
  type PlayerView,
  type Seat,
  cards,
  isUnseenByHolder,
  legalCommands,
  presetRules,
  suitOf,
  toAct,
  viewFor,
  type Suit,
} from '@/engine/index.ts';
import { claimableTricks, concedableTricks } from '@/engine/advice/index.ts';
import { bidsInOrder, after, apply, dealt, headerOf, opened } from '../../tools/lib/games.ts';
import { type Pick, createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { isPlay, shownVoids } from '../support/engine/determinizations.ts';
import { runs } from '../support/runs.ts';

/** Three players in their second round, where the dealer has bid; the hands as given. */
function inPlay(hands: readonly string[], turned: Card): GameState {
  const held = hands.map((hand) => cards(hand));
  const rules = { ...presetRules('bugger-your-neighbor', 3), hook: false };
  const state = dealt(opened(rules), {
    hands: held,
    dealer: 2,
    turned,
    trump: suitOf(turned),
  });
  return after(state, ...bidsInOrder(3, 2, [0, 0, 0]));
}

const claimOf = (state: GameState): number | null => claimableTricks(viewFor(state, 0));

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
  test('never for one card, nor out of turn', () => {
    expect(claimOf(inPlay(['AS', '2H', '2D'], '2S'))).toBeNull();
    const state = inPlay(['AS KS', '2H 3H', '2D 3D'], '2S');
    expect(claimableTricks(viewFor(state, 1))).toBeNull();
  });
});

/** Plays the round to its end with any legal cards; returns the tricks of a seat. */
function tricksAfter(state: GameState, seat: Seat, pick: Pick): number {
  let at = state;
  while (at.round.phase === 'play') at = apply(at, pick(legalCommands(at))).state;
  return at.past.at(-1)?.tricks[seat] ?? -1;
}

/** The same position with the cards that a seat cannot see dealt another way. */
function redealt(state: GameState, seat: Seat, pick: Pick): GameState | null {
  const { round } = state;
  if (!isPlay(state) || round.phase !== 'play') return null;
  const known = new Set<Card>([
    ...(round.turned === null ? [] : [round.turned]),
    ...[...round.taken, round.trick].flatMap((trick) => trick.cards),
    ...(round.hands[seat] ?? []),
  ]);
  const pool = deckOf(state.header.rules).filter((card) => !known.has(card));
  const hands = round.hands.map((hand, other) => {
    if (other === seat) return hand;
    const voids = shownVoids(state, other);
    return hand.map(() => {
      const fit = pool.filter((card) => !voids.has(suitOf(card) as Suit));
      if (fit.length === 0) return null;
      const card = pick(fit);
      pool.splice(pool.indexOf(card), 1);
      return card;
    });
  });
  if (hands.some((hand) => hand.some((card) => card === null))) return null;
  return { ...state, round: { ...round, hands: hands as Card[][] } };
}

/**
 * Expects that a seat takes that many more tricks however the round goes on, wherever `certain` says so in a random
 * game.
 */
function expectCertain(certain: (view: PlayerView) => number | null): void {
  let found = 0;
  fc.assert(
    fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
      const pick = createPicker(moveSeed);
      const opening = opened(rules, { ...headerOf(rules), dealSeed });
      for (const { step } of randomMoves(opening, pick)) {
        const { state } = step;
        const [seat] = toAct(state);
        const { round } = state;
        if (seat === undefined || round.phase !== 'play') continue;
        if (isUnseenByHolder(rules, round.handSize)) continue;
        const rest = certain(viewFor(state, seat));
        if (rest === null) continue;
        found += 1;
        const total = (round.tricks[seat] ?? 0) + rest;
        for (let line = 0; line < 4; line++) {
          expect(tricksAfter(state, seat, pick)).toBe(total);
          expect(tricksAfter(redealt(state, seat, pick) ?? state, seat, pick)).toBe(total);
        }
      }
    }),
    { numRuns: runs(60) },
  );
  expect(found).toBeGreaterThan(0);
}

test('certain tricks are taken whatever is played and however the unseen cards lie', () => {
  expectCertain(claimableTricks);
});

describe('none of the remaining tricks can be taken', () => {
  const concessionOf = (state: GameState): number | null => concedableTricks(viewFor(state, 0));
  test('not by the leader, whose card may win', () => {
    expect(concessionOf(inPlay(['2H 2D', '3H 4H', '3D 4D'], 'KS'))).toBeNull();
  });

  test('whatever is played and however the unseen cards lie', () => {
    expectCertain((view) => (concedableTricks(view) === null ? null : 0));
  });
});
