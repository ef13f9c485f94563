import type { GameSummary } from './summary.ts';

/** How the player stands against one opponent, in finished games. */
export interface Rivalry {
  readonly games: number;
  /** Games in which the player finished ahead, and behind; the rest were tied. */
  readonly ahead: number;
  readonly behind: number;
}

/** From this many games on, the balance is more than luck. */
export const MIN_GAMES = 8;

/** How the player stands against an opponent of this name. Repeated deals do not count. */
export function rivalryWith(games: readonly GameSummary[], name: string): Rivalry {
  const meetings = games.flatMap(({ again, place, opponents }) =>
    again ? [] : opponents.filter((each) => each.name === name).map((each) => each.place - place),
  );
  return {
    games: meetings.length,
    ahead: meetings.filter((by) => by > 0).length,
    behind: meetings.filter((by) => by < 0).length,
  };
}
