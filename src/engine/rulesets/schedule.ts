import { DECK } from '../cards/card.ts';
import type { High, ScheduleRule, ScheduleShape } from './rules.ts';

/** The most cards that every player can get: ⌊52/players⌋ [ROUND-2]. */
export const maxHandSize = (players: number): number => Math.floor(DECK.length / players);

/** The largest hand as a number of cards [ROUND-2]. */
export function resolveHigh(high: High, players: number): number {
  if (high === 'fit') return maxHandSize(players);
  if (high === 'fit-1') return maxHandSize(players) - 1;
  return high;
}

const run = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i));

const again = (size: number, turns: number): number[] => new Array<number>(turns).fill(size);

/** Hand sizes from low, high and the number of times the turning point is played [ROUND-1]. */
const SHAPE = {
  up: (low, high, turns) => [...run(low, high).slice(0, -1), ...again(high, turns)],
  down: (low, high, turns) => [...run(high, low).slice(0, -1), ...again(low, turns)],
  'up-down': (low, high, turns) => [
    ...run(low, high).slice(0, -1),
    ...again(high, turns),
    ...run(high, low).slice(1),
  ],
  'down-up': (low, high, turns) => [
    ...run(high, low).slice(0, -1),
    ...again(low, turns),
    ...run(low, high).slice(1),
  ],
  constant: (_low, high, turns) => again(high, turns),
} as const satisfies Record<
  ScheduleShape,
  (low: number, high: number, turns: number) => readonly number[]
>;

/** The hand size of every round of a game, in order [ROUND-1], [ROUND-2]. */
export const handSizes = (rule: ScheduleRule, players: number): readonly number[] =>
  SHAPE[rule.shape](rule.low, resolveHigh(rule.high, players), rule.turns);
