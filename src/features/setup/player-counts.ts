import { MAX_PLAYERS, MIN_PLAYERS } from '@/engine/index.ts';

/** Every number of players that rules can have [SEAT-1]. */
export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: MAX_PLAYERS - MIN_PLAYERS + 1 },
  (_, more) => MIN_PLAYERS + more,
);
