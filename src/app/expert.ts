import type { GameRecord } from '@/engine/index.ts';
import { opponentHost } from '@/platform/threaded-opponents.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { expertGames } from '@/storage/expert-games.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import { standInGame } from '@/store/stand-in-game.ts';

/** The expert plays a daily deal in a thread of its own, which ends with the game or `signal`. */
async function play(day: Day, signal: AbortSignal): Promise<GameRecord> {
  const host = opponentHost();
  try {
    return await standInGame(dailyHeader(day), 'expert', (request) => host.ask(request, signal));
  } finally {
    host.close();
  }
}

/** The expert's game with the cards of a day; see {@link expertGames}. */
export const expertGameOf = expertGames({ play, newId: () => cryptoRandomness.seed() });
