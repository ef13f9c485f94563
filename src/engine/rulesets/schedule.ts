import { DECK } from '../cards/card.ts';
import {
  type High,
  MAX_ROUNDS,
  type Repeats,
  type RuleSet,
  type ScheduleRule,
  type ScheduleShape,
} from './rules.ts';

/** The most cards that every player can get: ⌊52/players⌋ [ROUND-2]. */
export const maxHandSize = (players: number): number => Math.floor(DECK.length / players);

/** Deck limits as numbers of cards [ROUND-2], [ROUND-4]. */
const DECK_LIMIT = {
  fit: maxHandSize,
  'fit-1': (players) => maxHandSize(players) - 1,
  'fit-flip': (players) => Math.floor((DECK.length - 1) / players),
} as const satisfies Record<Extract<High, string>, (players: number) => number>;

/** The largest hand as a number of cards [ROUND-2], [ROUND-4]. */
export function resolveHigh(high: High, players: number): number {
  if (typeof high === 'number') return high;
  if (typeof high === 'string') return DECK_LIMIT[high](players);
  return Math.min(high.atMost, maxHandSize(players));
}

/** How often a hand size is played in a row, as a number [ROUND-3]. */
export const resolveRepeats = (repeats: Repeats, players: number): number =>
  repeats === 'players' ? players : repeats;

const run = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i));

const again = (size: number, times: number): number[] => new Array<number>(times).fill(size);

/** From one end to just before the turning point, the end played `ends` times. */
const approach = (end: number, turn: number, ends: number): number[] =>
  end === turn ? [] : [...again(end, ends - 1), ...run(end, turn).slice(0, -1)];

/** From one end to the turning point and back, or only there. */
const oneWay = (end: number, turn: number, turns: number, ends: number): number[] => [
  ...approach(end, turn, ends),
  ...again(turn, turns),
];
const bothWays = (end: number, turn: number, turns: number, ends: number): number[] => [
  ...oneWay(end, turn, turns, ends),
  ...approach(end, turn, ends).toReversed(),
];

/** Hand sizes from low, high and how often the turning point and the other end are played [ROUND-1], [ROUND-3]. */
const SHAPE = {
  up: oneWay,
  down: (low, high, turns, ends) => oneWay(high, low, turns, ends),
  'up-down': bothWays,
  'down-up': (low, high, turns, ends) => bothWays(high, low, turns, ends),
  constant: (_low, high, turns) => again(high, turns),
} as const satisfies Record<
  ScheduleShape,
  (low: number, high: number, turns: number, ends: number) => readonly number[]
>;

/** The hand sizes of a schedule, once through, in order [ROUND-1], [ROUND-2]. */
export const handSizes = (
  { shape, low, high, turns, ends = 1 }: ScheduleRule,
  players: number,
): readonly number[] =>
  SHAPE[shape](
    low,
    resolveHigh(high, players),
    resolveRepeats(turns, players),
    resolveRepeats(ends, players),
  );

/** Whether the schedule starts again until somebody reaches the target [END-3]. */
const isEndless = ({ sides, end }: RuleSet): boolean => sides === 'solo' && end.kind === 'target';

/**
 * The hand sizes of all rounds that a game can have: the schedule once, or again and again up to
 * {@link MAX_ROUNDS} rounds [END-3].
 */
export function roundSizes(rules: RuleSet): readonly number[] {
  const once = handSizes(rules.schedule, rules.players);
  if (!isEndless(rules) || once.length === 0) return once;
  return Array.from({ length: MAX_ROUNDS }, (_, round) => once[round % once.length] ?? 0);
}
