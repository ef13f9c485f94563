import { type RuleSet, roundSizes } from '@/engine/index.ts';

/** How long a game takes. */
export interface GameLength {
  /** How many rounds to expect. */
  readonly rounds: number;
  /** About how many minutes, at normal speed. */
  readonly minutes: number;
}

/**
 * Rough estimates for normal speed, in seconds: a card including the thinking before it, the pause
 * after a trick, and a round's deal, bids and result.
 */
const CARD_SECONDS = 1.1;
const TRICK_SECONDS = 1;
const ROUND_SECONDS = 12;

/** The best player's average points per round, for games to a target. */
const TARGET_ROUND_POINTS = 11;

/** The expected number of rounds, at most `maxRounds`. */
function expectedRounds({ end, sides }: RuleSet, maxRounds: number): number {
  if (end.kind === 'schedule') return maxRounds;
  // A side of partners makes about 10 points for each of five tricks.
  const perRound = sides === 'partners' ? 50 : TARGET_ROUND_POINTS;
  return Math.min(maxRounds, Math.ceil(end.points / perRound));
}

/** How long a game is expected to take: its rounds and minutes against computer opponents. */
export function lengthOf(rules: RuleSet): GameLength {
  const sizes = roundSizes(rules);
  const played = sizes.slice(0, expectedRounds(rules, sizes.length));
  const tricks = played.reduce((sum, size) => sum + size, 0);
  const trickSeconds = rules.players * CARD_SECONDS + TRICK_SECONDS;
  const seconds = tricks * trickSeconds + played.length * ROUND_SECONDS;
  return { rounds: played.length, minutes: Math.max(5, 5 * Math.round(seconds / 300)) };
}

/** Lengths to filter by. */
export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** The maximum length of a short and of a medium game, in minutes. */
export const MAX_MINUTES = { short: 10, medium: 20 } as const;

/** The class of a length, by {@link MAX_MINUTES}. */
export function lengthClass({ minutes }: GameLength): Length {
  if (minutes <= MAX_MINUTES.short) return 'short';
  return minutes <= MAX_MINUTES.medium ? 'medium' : 'long';
}
