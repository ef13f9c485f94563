import type { RuleSet } from '@/engine/index.ts';

// Part of the test oracle of `plain-game.ts`: the deck and the rounds.

/** The whole numbers from one to another. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** How many cards are in play [DECK-1], [DECK-2], [JOKER-1]. */
export const plainDeck = (rules: RuleSet): number =>
  suitCards(rules) + (rules.jokers?.high ?? 0) + (rules.jokers?.low ?? 0);

function suitCards({ deck, players }: RuleSet): number {
  if (deck === '40') return 40;
  if (deck === '36') return 36;
  if (deck === '32') return 32;
  if (deck === 'eight-each') return 8 * players;
  return deck === 'trimmed' ? players * Math.floor(52 / players) : 52;
}

/** The largest hand [ROUND-2], [ROUND-4]. */
function plainHigh(rules: RuleSet): number {
  const { players, schedule } = rules;
  const { high } = schedule;
  const largest = Math.floor(plainDeck(rules) / players);
  if (typeof high === 'object') return high.atMost < largest ? high.atMost : largest;
  if (typeof high === 'number') return high;
  return high === 'fit'
    ? largest
    : high === 'fit-1'
      ? largest - 1
      : Math.floor((plainDeck(rules) - 1) / players);
}

/** The hand sizes, once through the schedule [ROUND-1], [ROUND-3]. */
export function plainSchedule(rules: RuleSet): number[] {
  const { shape, low, turns, ends = 1 } = rules.schedule;
  const times = (count: number | 'players', size: number): number[] =>
    new Array<number>(count === 'players' ? rules.players : count).fill(size);
  const high = plainHigh(rules);
  if (shape === 'constant' || low === high) return times(turns, high);
  const between = range(low + 1, high - 1);
  const [lows, highs] = shape.endsWith('up')
    ? [times(shape === 'up' ? ends : turns, low), times(shape === 'up' ? turns : ends, high)]
    : [times(shape === 'down' ? turns : ends, low), times(shape === 'down' ? ends : turns, high)];
  const down = between.toReversed();
  if (shape === 'up') return [...lows, ...between, ...highs];
  if (shape === 'down') return [...highs, ...down, ...lows];
  return shape === 'up-down'
    ? [...lows, ...between, ...highs, ...down, ...lows]
    : [...highs, ...down, ...lows, ...between, ...highs];
}

/** The hand sizes of all rounds there can be: with a target for players alone, again and again [END-3]. */
export function plainRounds(rules: RuleSet): number[] {
  const once = plainSchedule(rules);
  if (rules.sides === 'partners' || rules.end.kind === 'schedule') return once;
  const rounds: number[] = [];
  while (rounds.length < 100) rounds.push(...once);
  return rounds.slice(0, 100);
}
