import {
  type GameEvent,
  type GameState,
  PRESETS,
  type RuleSet,
  presetRules,
} from '@/engine/index.ts';
import { newGameWith, seedOf, withoutTrailing } from '../../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';

/** A game that is always played the same way. */
export interface FixedGame {
  readonly name: string;
  readonly rules: RuleSet;
  /** The number of the seed of its deals and choices. */
  readonly seed: number;
}

const BASE = presetRules('bugger-your-neighbor');

const rounds = (high: number, turns: number): Pick<RuleSet, 'schedule'> => ({
  schedule: { shape: 'constant', low: high, high, turns },
});

const SPADES: RuleSet = { ...withoutTrailing(presetRules('spades')), ...rounds(4, 5) };

/** Short games that together use every option on which views and positions depend. */
export const FIXED_GAMES: readonly FixedGame[] = [
  {
    name: 'the usual game, down to a single card',
    rules: { ...BASE, schedule: { shape: 'down', low: 1, high: 4, turns: 2 } },
    seed: 1,
  },
  {
    name: 'trump of the highest bidder, who also leads',
    rules: {
      ...presetRules('nomination-whist'),
      ...rounds(4, 3),
      zeroLimit: 1,
      firstLead: 'highest-bidder',
    },
    seed: 2,
  },
  {
    name: 'sealed bids, the highest of which names trump',
    rules: {
      ...presetRules('nomination-whist'),
      ...rounds(3, 3),
      players: 3,
      bidding: 'sealed',
      hook: false,
    },
    seed: 3,
  },
  {
    name: 'cards on the forehead, all suits but the one led are trumps',
    rules: {
      ...presetRules('devils-bridge'),
      schedule: { shape: 'up-down', low: 1, high: 3, turns: 2 },
    },
    seed: 4,
  },
  {
    name: 'jokers and a duty to trump, all cards dealt and the last one shown',
    rules: {
      ...BASE,
      ...rounds(9, 2),
      deck: '32',
      jokers: { high: 2, low: 2 },
      duty: 'must-trump',
      trump: { kind: 'flip', allDealt: 'dealers-last' },
    },
    seed: 5,
  },
  {
    name: 'jokers and a duty to head the trick, trump led last',
    rules: {
      ...BASE,
      ...rounds(5, 4),
      players: 3,
      deck: '32',
      jokers: { high: 4, low: 3 },
      duty: 'must-head',
      trumpLead: 'last',
    },
    seed: 6,
  },
  {
    name: 'a joker may name trump of single cards on the forehead',
    rules: {
      ...BASE,
      ...rounds(1, 8),
      players: 3,
      deck: '32',
      jokers: { high: 4, low: 0 },
      sight: 'forehead',
      bidding: 'sealed',
      hook: false,
    },
    seed: 7,
  },
  { name: 'partners who may bid nil blind', rules: SPADES, seed: 8 },
  {
    name: 'partners who may bid nil blind when they trail, trump turned up',
    rules: {
      ...SPADES,
      ...rounds(3, 6),
      trump: { kind: 'flip' },
      zeroLimit: 1,
      scoring: { ...PRESETS.spades.rules.scoring, blindNilBehind: 20 },
    },
    seed: 9,
  },
];

/** A state in which a command is due, or the last one, and all events since the game was opened. */
export interface Moment {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Every moment of a fixed game. */
export function momentsOf({ rules, seed }: FixedGame): Moment[] {
  const opening = newGameWith(rules, { dealSeed: seedOf(seed), firstDealer: null });
  const moments: Moment[] = [{ state: opening, events: [] }];
  const events: GameEvent[] = [];
  for (const { step } of randomMoves(opening, createPicker(seed))) {
    events.push(...step.events);
    moments.push({ state: step.state, events: events.slice() });
  }
  return moments;
}
