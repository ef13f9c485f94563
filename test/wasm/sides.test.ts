import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sideOutcomeOf } from '@/ai/partners/side-outcome.ts';
import { cardNumber, putUtility, putPosition } from '@/ai/net/position.ts';
import {
  type GameState,
  type RuleSet,
  UNSEEN,
  hasPartners,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { apply, newGameWith } from '../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { openProbe } from './probe.ts';

const core = openProbe();

/** A round's utility computed by the core and by the engine's scoring, from the state before its last card. */
function utilitiesAtTheEnd(state: GameState) {
  const [seat = 0] = toAct(state);
  const view = viewFor(state, seat);
  const { round } = view;
  const [choice] = view.choices;
  if (round.phase !== 'play' || choice?.command.type !== 'play' || choice.command.card === UNSEEN)
    throw new Error('not before a last card');
  putPosition(core, view, round);
  putUtility(core, view, round, 1);
  core.replay(cardNumber(choice.command.card, {}));
  const outcome = apply(state, choice.command).state.past.at(-1);
  if (outcome === undefined) throw new Error('the round is not over');
  return { core: core.roundUtility(seat), engine: sideOutcomeOf(outcome, view, round).utility };
}

const isLastCard = ({ round }: GameState): boolean =>
  round.phase === 'play' && round.hands.flat().length === 1;

/** Compares all rounds of a random game, and returns their number. */
function compareGame(rules: RuleSet, dealSeed: string, moveSeed: number): number {
  let rounds = 0;
  for (const { before } of randomMoves(newGameWith(rules, { dealSeed }), createPicker(moveSeed))) {
    if (!isLastCard(before)) continue;
    const utilities = utilitiesAtTheEnd(before);
    expect(utilities.core).toBeCloseTo(utilities.engine, 2);
    if (++rounds === 12) break;
  }
  return rounds;
}

it('the core values a Spades round like the engine’s scoring', () => {
  let rounds = 0;
  for (let game = 1; game < 20; game++)
    rounds += compareGame(presetRules('spades'), game.toString(16).padStart(32, '0'), game);
  expect(rounds).toBeGreaterThan(100);
});

it('a game to 0 points, which any round may end', () => {
  const rules: RuleSet = { ...presetRules('spades'), end: { kind: 'target', points: 0 } };
  let rounds = 0;
  for (let game = 1; game < 20; game++)
    rounds += compareGame(rules, game.toString(16).padStart(32, '0'), game);
  expect(rounds).toBeGreaterThan(20);
});

it('partnership rounds under any house rules', () => {
  fc.assert(
    fc.property(ruleSets.filter(hasPartners), seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
      expect(compareGame(rules, dealSeed, moveSeed)).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});
