import { fc } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { certainMakeProbability } from '@/ai/advice/certain.ts';
import {
  type Card,
  type GameState,
  type Seat,
  allowed,
  cardFacts,
  legalCommands,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { apply, opened } from '../../../tools/lib/games.ts';
import { type Pick, createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../../tools/lib/rule-sets.ts';
import {
  type PlayState,
  isPlay,
  determinizationsOf,
} from '../../support/engine/determinizations.ts';

/** Whether a seat makes its bid with a card, all others playing at random. */
function isMadeAfter(determinization: PlayState, seat: Seat, card: Card, pick: Pick): boolean {
  let state: GameState = apply(determinization, { type: 'play', seat, card }).state;
  while (isPlay(state)) state = apply(state, pick(legalCommands(state))).state;
  if (!('tricks' in state.round)) throw new Error('the round did not end');
  return state.round.tricks[seat] === state.round.bids[seat];
}

it('a bid called certain to be made or missed is, whatever others hold and play', () => {
  const met = { 0: 0, 1: 0 };
  fc.assert(
    fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
      const pick = createPicker(moveSeed);
      let moves = 0;
      for (const { before } of randomMoves(opened(rules, { dealSeed }), pick)) {
        const [seat] = toAct(before);
        if (!isPlay(before) || seat === undefined) continue;
        if (++moves > 80) break;
        const view = viewFor(before, seat);
        if (view.round.phase !== 'play') continue;
        const legal = allowed(view.choices).flatMap((move) =>
          move.type === 'play' && move.card !== 'unseen' ? [move.card] : [],
        );
        for (const [at, facts] of cardFacts(view, view.round, legal).entries()) {
          const certain = certainMakeProbability(
            view,
            view.round,
            { type: 'play', seat, card: legal[at] as Card },
            facts,
          );
          if (certain === null) continue;
          met[certain]++;
          for (const determinization of determinizationsOf(before, seat, pick, 3))
            expect(isMadeAfter(determinization, seat, legal[at] as Card, pick)).toBe(certain === 1);
        }
      }
    }),
    { numRuns: 40, seed: 4 },
  );
  expect(met[0]).toBeGreaterThan(200);
  expect(met[1]).toBeGreaterThan(50);
});
