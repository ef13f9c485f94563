// The games in which advice is measured.
import { decisionRng, drawnSeed } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameState,
  type Level,
  type RuleSet,
  type Seat,
  type Seed,
  keyedSource,
  toAct,
  viewFor,
  isRoundOver,
} from '@/engine/index.ts';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { after, newGameWith } from '../lib/games.ts';
import { decide } from '../lib/player.ts';

/** What is measured: games under these rules against opponents of a level. */
export interface Measurement {
  /** The rules as they were named on the command line, for results. */
  readonly table: Readonly<{ rules: string; players?: number }>;
  readonly rules: RuleSet;
  readonly level: Level;
  /** Determinizations of each piece of advice. */
  readonly determinizations: number;
  readonly seed: number;
}

/** The measured seat. */
export const OWN: Seat = 0;

/** Plays the cards of the measured seat. */
export const PERSON: Level = 'expert';

/** Determinizations of a master that is only an opponent here: a fifth of the usual number. */
const MASTER_DETERMINIZATIONS = 64;

/** A seed of 128 bits, from a seed and what it is for. */
export const seedFor = (seed: number, purpose: number): Seed =>
  drawnSeed(keyedSource('63616c6962726174696f6e2e2e2e2e2e', [seed, purpose]));

/** A new game against opponents of the level; `index`: which of the measurement's games. */
export function opening({ rules, level, seed }: Measurement, index: number): GameState {
  const gameSeed = seed * 100_000 + index;
  return newGameWith(rules, {
    seats: [
      { name: '', player: 'human' },
      ...OPPONENT_NAMES.slice(0, rules.players - 1).map((name) => ({ name, player: level })),
    ],
    dealSeed: seedFor(gameSeed, 0),
    aiSeed: seedFor(gameSeed, 1),
    firstDealer: null,
  });
}

/** The move of a level. */
export function moveOf(state: GameState, seat: Seat, level: Level): Command {
  const view = viewFor(state, seat);
  const rng = decisionRng(state.header.aiSeed, view);
  return decide(view, level, rng, MASTER_DETERMINIZATIONS);
}

/** Who plays a game. */
export interface GamePlayers {
  /** The measured seat's bid. */
  bid(state: GameState): Command;
  /** Sees every state in which the measured seat is to play a card, and the card. */
  card?(state: GameState, command: Command): void;
  /** The level of the others; asked at every move. */
  level(): Level;
  /** Sees every finished round. */
  roundOver(state: GameState): void;
}

/** Plays a game, in which expert plays the measured seat's cards. */
export function playGame(start: GameState, players: GamePlayers): void {
  let state = start;
  while (state.round.phase !== 'over') {
    const seat = toAct(state)[0];
    if (seat === undefined) state = after(state, { type: 'deal' });
    else if (seat === OWN && state.round.phase === 'bid') state = after(state, players.bid(state));
    else {
      const command = moveOf(state, seat, seat === OWN ? PERSON : players.level());
      if (seat === OWN && command.type === 'play') players.card?.(state, command);
      state = after(state, command);
    }
    if (isRoundOver(state.round.phase)) players.roundOver(state);
  }
}

/** Plays a round to its end, in which expert plays the measured seat's cards. */
export function finishRound(start: GameState, level: Level): GameState {
  let state = start;
  while (!isRoundOver(state.round.phase)) {
    const seat = toAct(state)[0];
    if (seat === undefined) throw new Error('nobody is to act');
    state = after(state, moveOf(state, seat, seat === OWN ? PERSON : level));
  }
  return state;
}
