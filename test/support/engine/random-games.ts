import * as fc from 'fast-check';
import { type GameState, type RuleSet, type Seat, type Card } from '@/engine/index.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { type Move, type Pick, createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../../tools/lib/rule-sets.ts';
import { runs } from '../runs.ts';

/** A game under any rules, and the seed for choosing its legal commands. */
export interface Game {
  readonly rules: RuleSet;
  readonly dealSeed: string;
  readonly aiSeed: string;
  readonly moveSeed: number;
}

/** The same rules, with hook and zero limit such that they would forbid every bid [BID-4]. */
const tight = (rules: RuleSet): RuleSet => ({
  ...rules,
  schedule: { shape: 'constant', low: 1, high: 1, turns: 4 },
  hook: rules.bidding === 'in-turn',
  zeroLimit: 1,
});

export const games: fc.Arbitrary<Game> = fc.record({
  rules: fc.oneof(
    { weight: 9, arbitrary: ruleSets },
    { weight: 1, arbitrary: ruleSets.map(tight) },
  ),
  dealSeed: seeds,
  aiSeed: seeds,
  moveSeed: fc.nat(),
});

/** Checks a property of so many random games; a counterexample is reported with its seed. */
export const assertEveryGame = (usual: number, holds: (game: Game) => void): void =>
  fc.assert(fc.property(games, holds), { numRuns: runs(usual) });

/** Seeds that no game here uses. */
export const OTHER_SEED = 'ffffffffffffffffffffffffffffffff';

/** A new game. */
export const started = ({ rules, dealSeed, aiSeed }: Game): GameState =>
  newGameWith(rules, { dealSeed, aiSeed, firstDealer: null });

export const movesOf = (game: Game): Generator<Move, GameState> =>
  randomMoves(started(game), createPicker(game.moveSeed));

/** Every state of a game in which a command is due, and the final one. */
export function* statesOf(game: Game): Generator<GameState> {
  yield started(game);
  for (const { step } of movesOf(game)) yield step.state;
}

export const seatsOf = ({ header }: GameState): Seat[] => header.seats.map((_, seat) => seat);

/** The cards of a dealt round, wherever they are. */
export function cardsInPlay({ round }: GameState): Card[] {
  if (round.phase === 'ready') return [];
  const held = round.hands.flat();
  if (!('taken' in round)) return held;
  const trick = round.phase === 'play' ? round.trick.cards : [];
  return [...held, ...trick, ...round.taken.flatMap(({ cards }) => cards)];
}

/** True with probability 1/n. */
export const oneOf = (pick: Pick, times: number): boolean =>
  pick(Array.from({ length: times }, (_, time) => time)) === 0;
