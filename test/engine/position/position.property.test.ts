import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type GameState,
  type Seat,
  deckOf,
  legalCommands,
  randomStream,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import {
  type Position,
  positionProblem,
  possibleCards,
  withOpenHands,
} from '@/engine/position/index.ts';
import { described, rebuiltWith } from '../../support/engine/described-position.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../../tools/lib/rule-sets.ts';
import { runs } from '../../support/runs.ts';

const SOURCE_SEED = '00000000000000000000000000000abc';

/** A game of random legal moves under random rules, and where to stop in it, 0…1. */
const games = fc.record({
  rules: ruleSets,
  dealSeed: seeds,
  moveSeed: fc.nat(),
  places: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
});
type Game = typeof games extends fc.Arbitrary<infer Each> ? Each : never;

function statesOf({ rules, dealSeed, moveSeed }: Game): GameState[] {
  const opening = newGameWith(rules, { dealSeed, firstDealer: null });
  const states = [opening];
  for (const { step } of randomMoves(opening, createPicker(moveSeed))) states.push(step.state);
  return states.filter(({ round }) => round.phase !== 'ready');
}

const sampledStates = (game: Game): GameState[] => {
  const states = statesOf(game);
  return game.places.map((place) => states[Math.floor(place * (states.length - 1))] as GameState);
};

const rebuilt = (position: Position) => rebuiltWith(position, randomStream(SOURCE_SEED, 0));

const everySeat = (state: GameState, check: (seat: Seat) => void): void => {
  for (let seat = 0; seat < state.header.rules.players; seat++) check(seat);
};

it('gives the identical view of any position of random play under random rules, for every seat', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const state of sampledStates(game))
        everySeat(state, (seat) => {
          const view = viewFor(state, seat);
          expect(viewFor(rebuilt(described(view)).state, seat)).toEqual(view);
        });
    }),
    { numRuns: runs(50) },
  );
});

it('deals every hidden card once, and goes on by legal moves only', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const state of sampledStates(game))
        everySeat(state, (seat) => {
          const { state: made } = rebuilt(described(viewFor(state, seat)));
          if (made.round.phase !== 'play') return;
          const { hands, taken, trick, turned, handSize } = made.round;
          const cards = [
            ...hands.flat(),
            ...[...taken, trick].flatMap((each) => each.cards),
            ...(turned === null ? [] : [turned]),
          ];
          expect(new Set(cards).size).toBe(cards.length);
          expect(deckOf(game.rules)).toEqual(expect.arrayContaining(cards));
          const inHands = handSize * game.rules.players;
          expect(cards).toHaveLength(inHands + (turned === null ? 0 : 1));
          expect(legalCommands(made)).not.toEqual([]);
        });
    }),
    { numRuns: runs(25) },
  );
});

it('keeps the true hands where they are all known, and shows a seat no more of them', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const state of sampledStates(game)) {
        const view = viewFor(state, 0);
        const { state: made, sampled } = rebuilt(withOpenHands(described(view), state));
        expect(sampled).toEqual([]);
        expect(viewFor(made, 0)).toEqual(view);
        if (made.round.phase === 'ready' || state.round.phase === 'ready') return;
        expect(made.round.hands.map((hand) => new Set(hand))).toEqual(
          state.round.hands.map((hand) => new Set(hand)),
        );
      }
    }),
    { numRuns: runs(25) },
  );
});

it('offers just the cards with which the position would still be possible', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const state of sampledStates(game)) {
        const [seat] = toAct(state);
        if (state.round.phase !== 'play' || seat === undefined) continue;
        everySeat(state, (viewer) => {
          const position = described(viewFor(state, viewer));
          const possible = deckOf(game.rules).filter((card) => {
            const moves = [...position.moves, { type: 'play', seat, card } as const];
            return positionProblem({ ...position, moves }) === null;
          });
          expect(possibleCards(position, rebuilt(position))).toEqual(possible);
        });
      }
    }),
    { numRuns: runs(4) },
  );
});
