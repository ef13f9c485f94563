import { deckSize } from './deck.ts';
import { type High, MAX_ROUNDS, type Repeats, type RuleSet, type ScheduleShape } from './rules.ts';

/** What decides how many cards each player can get. */
type DealRules = Pick<RuleSet, 'deck' | 'players' | 'jokers'>;

/** The most cards that every player can get: ⌊deck/players⌋ [ROUND-2]. */
export const maxHandSize = (rules: DealRules): number =>
  Math.floor(deckSize(rules) / rules.players);

/** Deck limits as numbers of cards [ROUND-2], [ROUND-4]. */
const DECK_LIMIT = {
  fit: maxHandSize,
  'fit-1': (rules) => maxHandSize(rules) - 1,
  'fit-flip': (rules) => Math.floor((deckSize(rules) - 1) / rules.players),
} as const satisfies Record<Extract<High, string>, (rules: DealRules) => number>;

/** The largest hand as a number of cards [ROUND-2], [ROUND-4]. */
export function resolveHigh(high: High, rules: DealRules): number {
  if (typeof high === 'number') return high;
  if (typeof high === 'string') return DECK_LIMIT[high](rules);
  return Math.min(high.atMost, maxHandSize(rules));
}

/** How often a hand size is played in a row, as a number [ROUND-3]. */
export const resolveRepeats = (repeats: Repeats, players: number): number =>
  repeats === 'players' ? players : repeats;

const run = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i));

const again = (size: number, times: number): number[] => new Array<number>(times).fill(size);

/** From one end to just before the turning point, the end repeated `ends` times. */
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

/** The hand sizes of one pass through a schedule, in order [ROUND-1], [ROUND-2]. */
export function handSizes(rules: DealRules & Pick<RuleSet, 'schedule'>): readonly number[] {
  const { shape, low, high, turns, ends = 1 } = rules.schedule;
  return SHAPE[shape](
    low,
    resolveHigh(high, rules),
    resolveRepeats(turns, rules.players),
    resolveRepeats(ends, rules.players),
  );
}

/** Whether the schedule starts again until somebody reaches the target [END-3]. */
const isEndless = ({ sides, end }: RuleSet): boolean => sides === 'solo' && end.kind === 'target';

/**
 * The hand sizes of all rounds that a game can have: the schedule once, or again and again up to
 * {@link MAX_ROUNDS} rounds [END-3].
 */
export function roundSizes(rules: RuleSet): readonly number[] {
  const once = handSizes(rules);
  if (!isEndless(rules) || once.length === 0) return once;
  return Array.from({ length: MAX_ROUNDS }, (_, round) => once[round % once.length] ?? 0);
}
