import type { GameRecord } from '@/engine/index.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import { whileThinking } from '@/platform/thinking.ts';
import { opponentsClient } from '@/platform/threads.ts';
import { dailyStandIns, rememberedStandIns } from '@/storage/stand-ins.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import type { StandInRepository } from '@/store/ports/stand-ins.ts';
import { type StandInRequest, standInGame } from '@/store/games/stand-in-game.ts';

/** A stand-in plays in a separate thread, which ends with the game or `signal`; see {@link standInGame}. */
export async function playStandIn(
  games: StandInRepository,
  request: StandInRequest,
  onRound: (record: GameRecord) => void,
  signal: AbortSignal,
): Promise<GameRecord> {
  const client = opponentsClient();
  const choose: typeof client.ask = (decision) => client.ask(decision, signal);
  try {
    return await whileThinking(standInGame({ choose, games }, request, onRound, signal));
  } finally {
    client.close();
  }
}

/** The expert's games at the daily deals of this visit. */
const atDailyDeals = new Map<Day, StandInRepository>();

/** The expert's game at a daily deal. One that was left before its end goes on while the page lasts. */
export function expertAt(day: Day): StandInRepository {
  const games =
    atDailyDeals.get(day) ?? rememberedStandIns(dailyStandIns(day, () => cryptoRandomness.seed()));
  atDailyDeals.set(day, games);
  return games;
}

/** The expert's game with the cards of a day: the saved one, or played now and saved. Rejects if `signal` is aborted. */
export const expertGameOf = (day: Day, signal: AbortSignal): Promise<GameRecord> =>
  playStandIn(
    expertAt(day),
    { header: dailyHeader(day), level: 'expert', rounds: null },
    () => undefined,
    signal,
  );
