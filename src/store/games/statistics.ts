import type { Opponent } from '@/engine/index.ts';
import type { GameNote } from '../ports/saves.ts';
import { isAided } from './shareable.ts';
import type { GameSummary, RoundFact } from './summary.ts';

/** Whether a game was played without help and with cards that the player did not know. */
export const isUnaided = (note: GameNote): boolean => !isAided(note) && !note.again;

/** Which games to include; null for all. */
export interface StatisticsFilter {
  /** A preset or a tradition by id; `own`: the player's own rules, and presets with changed options. */
  readonly game: string | null;
  readonly players: number | null;
  /** `mixed`: opponents of different levels. */
  readonly level: Opponent | 'mixed' | null;
  readonly unaided: boolean | null;
}

export const ALL_GAMES: StatisticsFilter = {
  game: null,
  players: null,
  level: null,
  unaided: null,
};

/** All games without help. */
export const UNAIDED_GAMES: StatisticsFilter = { ...ALL_GAMES, unaided: true };

/** The games to include at first: those without help, unless there are none. */
export const firstFilter = (games: readonly GameSummary[]): StatisticsFilter =>
  games.some(isUnaided) ? UNAIDED_GAMES : ALL_GAMES;

/** The common level of a game's opponents. */
export const levelOf = ({ levels }: GameSummary): Opponent | 'mixed' => {
  const [level] = levels;
  return levels.length === 1 && level !== undefined ? level : 'mixed';
};

/** The tradition or the preset of a game; `own` for other rules, variants of presets among them. */
export const gameKey = ({ preset, isVariant, title }: GameSummary): string =>
  title?.kind === 'tradition' ? title.id : ((isVariant ? null : preset) ?? 'own');

/** The games that pass a filter, by time; those without a time come first. */
export const filtered = (
  games: readonly GameSummary[],
  { game: key, players, level, unaided }: StatisticsFilter,
): GameSummary[] =>
  games
    .filter(
      (game) =>
        (unaided === null || isUnaided(game) === unaided) &&
        (key === null || gameKey(game) === key) &&
        (players === null || game.players === players) &&
        (level === null || levelOf(game) === level),
    )
    .toSorted((a, b) => (a.ended ?? 0) - (b.ended ?? 0));

/** How often bids were made in a group of rounds. */
export interface BidsMade<Key> {
  readonly key: Key;
  readonly made: number;
  readonly count: number;
}

/** The longest streak of successes, and the current one. */
export interface Streak {
  readonly longest: number;
  readonly now: number;
}

/** A round and its game. */
export interface StatisticsRound extends RoundFact {
  readonly game: GameSummary;
  /** 0-based. */
  readonly index: number;
}

/** One game in the trend chart. */
export interface TrendPoint {
  readonly game: GameSummary;
  /** The fraction of the game's bids that were made. */
  readonly made: number;
  /**
   * The same for the last {@link TREND_GAMES} games up to this one.
   */
  readonly mean: number;
  /** The average finish in the same games; 1 is a win. */
  readonly meanPlace: number;
}

/** The window of the trend, in games. */
export const TREND_GAMES = 10;

/** How many best rounds are listed. */
const BEST_ROUNDS = 3;

/** Statistics of many games. Fractions are null where there is nothing to divide by. */
export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** Average finish; 1 is a win. */
  readonly meanPlace: number | null;
  readonly rounds: number;
  /** The fraction of all bids that were made. */
  readonly bidsMade: number | null;
  readonly byBid: readonly BidsMade<number>[];
  readonly byHandSize: readonly BidsMade<number>[];
  /** By the number of earlier bids; `dealer` bids last. */
  readonly byTurn: readonly BidsMade<number | 'dealer'>[];
  /** The fractions of bids missed with too many tricks, and with too few. */
  readonly over: number | null;
  readonly under: number | null;
  readonly bidStreak: Streak;
  readonly winStreak: Streak;
  /** The rounds whose bid was made with the most points. Where the lowest total wins, missed ones have more. */
  readonly best: readonly StatisticsRound[];
  readonly trend: readonly TrendPoint[];
}

const part = (some: number, all: number): number | null => (all === 0 ? null : some / all);

function bidsMadeBy<Key extends number | 'dealer'>(
  rounds: readonly { readonly key: Key; readonly made: boolean }[],
): BidsMade<Key>[] {
  const found = new Map<Key, { made: number; count: number }>();
  for (const { key, made } of rounds) {
    const before = found.get(key) ?? { made: 0, count: 0 };
    found.set(key, { made: before.made + Number(made), count: before.count + 1 });
  }
  const rank = (key: Key): number => (key === 'dealer' ? Infinity : key);
  return [...found]
    .map(([key, { made, count }]) => ({ key, made, count }))
    .toSorted((a, b) => rank(a.key) - rank(b.key));
}

function streakOf(successes: readonly boolean[]): Streak {
  let [longest, now] = [0, 0];
  for (const success of successes) {
    now = success ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

const madeIn = (rounds: readonly RoundFact[]): number => rounds.filter(({ made }) => made).length;

function trendOf(games: readonly GameSummary[]): TrendPoint[] {
  const played = games.filter(({ rounds }) => rounds.length > 0);
  return played.map((game, at) => {
    const recent = played.slice(Math.max(0, at + 1 - TREND_GAMES), at + 1);
    const rounds = recent.flatMap((each) => each.rounds);
    return {
      game,
      made: madeIn(game.rounds) / game.rounds.length,
      mean: madeIn(rounds) / rounds.length,
      meanPlace: recent.reduce((sum, { place }) => sum + place, 0) / recent.length,
    };
  });
}

/** Whether a bid was missed with too many tricks; among partners only a nil can be [SP-4]. */
function wentOver({ made, bid, took, game }: StatisticsRound): boolean {
  const isContract = game.sides < game.players && bid > 0;
  return !made && !isContract && took > bid;
}

/**
 * Statistics of games in the order of play; see {@link filtered}.
 */
export function statisticsOf(games: readonly GameSummary[]): Statistics {
  const rounds = games.flatMap((game) =>
    game.rounds.map((fact, index): StatisticsRound => ({ ...fact, game, index })),
  );
  const places = games.reduce((sum, { place }) => sum + place, 0);
  const keyed = <Key extends number | 'dealer'>(
    keyOf: (round: StatisticsRound) => Key,
  ): BidsMade<Key>[] =>
    bidsMadeBy(rounds.map((round) => ({ key: keyOf(round), made: round.made })));
  return {
    games: games.length,
    wins: games.filter(({ place }) => place === 1).length,
    meanPlace: part(places, games.length),
    rounds: rounds.length,
    bidsMade: part(madeIn(rounds), rounds.length),
    byBid: keyed(({ bid }) => bid),
    byHandSize: keyed(({ handSize }) => handSize),
    byTurn: keyed(({ turn, game }) => (turn === game.players - 1 ? 'dealer' : turn)),
    over: part(rounds.filter(wentOver).length, rounds.length),
    under: part(rounds.filter((round) => !round.made && !wentOver(round)).length, rounds.length),
    bidStreak: streakOf(rounds.map(({ made }) => made)),
    winStreak: streakOf(games.map(({ place }) => place === 1)),
    best: rounds
      .filter(({ made }) => made)
      .toSorted((a, b) => b.points - a.points)
      .slice(0, BEST_ROUNDS),
    trend: trendOf(games),
  };
}
