import { promisifyRequest } from 'idb-keyval';
import type { GameRecord } from '@/engine/index.ts';
import type { DailyShelf } from '@/features/daily/slots.ts';
import { finishedGame } from '@/persistence/games-file.ts';
import { encodeSave } from '@/persistence/save.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import { standInGame } from '@/store/stand-in-game.ts';
import { dailyTries } from '../daily-tries.ts';
import { breathe } from './clock.ts';
import { cryptoEntropy } from './entropy.ts';
import { inGames } from './games-store.ts';
import { indexedDbStore } from './keyed-store.ts';
import { opponentHost } from './opponents.ts';
import { EXPERT } from './saves.ts';

/** The tries that count, in the browser's IndexedDB. */
export const indexedDbDailyShelf: DailyShelf = dailyTries(indexedDbStore(), breathe);

async function expertPlays(day: Day, signal: AbortSignal): Promise<GameRecord> {
  const host = opponentHost();
  try {
    return await standInGame(dailyHeader(day), 'expert', (request) => host.ask(request, signal));
  } finally {
    host.close();
  }
}

/**
 * The expert's game with the cards of a day: as it was kept, or played now and kept. Rejects when
 * `signal` was aborted; the expert's thread has ended then.
 */
export async function expertOf(day: Day, signal: AbortSignal): Promise<GameRecord> {
  const kept = await inGames('readonly', (store) =>
    promisifyRequest<unknown>(store.get(EXPERT + day)),
  ).catch(() => undefined);
  const known = finishedGame(kept);
  if (known !== null) return known.record;
  const record = await expertPlays(day, signal);
  const about = {
    begun: null,
    ended: null,
    takenBack: 0,
    playedOut: 0,
    hints: 0,
    again: false,
    origin: null,
  };
  const document = encodeSave({ ...about, id: cryptoEntropy.seed(), record });
  // Without storage it is played again the next time.
  await inGames('readwrite', (store) => promisifyRequest(store.put(document, EXPERT + day))).catch(
    () => undefined,
  );
  return record;
}
