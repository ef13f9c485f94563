import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Card,
  type GameState,
  type PlayerView,
  type Seat,
  type Suit,
  deckOf,
  isUnseenByHolder,
  legalCommands,
  suitOf,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { claimableTricks, concedableTricks } from '@/engine/advice/index.ts';
import { apply, headerOf, newGameWith } from '../../tools/lib/games.ts';
import { type Pick, createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { isPlay, shownVoids } from '../support/engine/determinizations.ts';
import { runs } from '../support/runs.ts';

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
      const opening = newGameWith(rules, { ...headerOf(rules), dealSeed });
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

test('none of the rest is taken, whatever is played and however the unseen cards lie', () => {
  expectCertain((view) => (concedableTricks(view) === null ? null : 0));
});
