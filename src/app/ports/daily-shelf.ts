import { promisifyRequest } from 'idb-keyval';
import { type GameRecord, fold } from '@/engine/index.ts';
import type { DailyShelf, DayTry } from '@/features/daily/slots.ts';
import { finishedGame } from '@/persistence/games-file.ts';
import { parseSave } from '@/persistence/read-save.ts';
import { type SavedGame, encodeSave } from '@/persistence/save.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import { standInGame } from '@/store/stand-in-game.ts';
import { summaryOf } from '@/store/summary.ts';
import { cryptoEntropy } from './entropy.ts';
import { inGames } from './games-store.ts';
import { opponentHost } from './opponents.ts';
import { DAILY, EXPERT, FINISHED, keysIn } from './saves.ts';

interface Rated {
  readonly day: Day;
  readonly save: SavedGame;
}

/** A game that counts for a day; null for anything else. Most games are told by a look. */
function rated(value: unknown): Rated | null {
  const { origin } = (value ?? {}) as { origin?: { rated?: unknown } | null };
  const save = origin?.rated === true ? parseSave(value) : null;
  if (save?.ok !== true || save.value.origin?.kind !== 'daily') return null;
  return fold(save.value.record).ok ? { day: save.value.origin.date, save: save.value } : null;
}

/** Of two games of a day the one that was begun first; of one game the later state. */
function isRather({ save: a }: Rated, { save: b }: Rated): boolean {
  if (a.id === b.id) return a.record.commands.length > b.record.commands.length;
  return (a.begun ?? 0) < (b.begun ?? 0);
}

const tryOf = ({ save }: Rated): DayTry => ({
  id: save.id,
  record: save.record,
  place: save.ended === null ? null : summaryOf(save).place,
});

/** The tries that count, in the browser's IndexedDB: those of this device, and those from files. */
export const indexedDbDailyShelf: DailyShelf = {
  async tries() {
    const all = await inGames('readonly', async (store) => {
      const kept = [DAILY, FINISHED].map((folder) =>
        promisifyRequest<unknown[]>(store.getAll(keysIn(folder))),
      );
      return (await Promise.all(kept)).flat();
    });
    const days = new Map<Day, Rated>();
    for (const game of all.map(rated)) {
      const known = game === null ? undefined : days.get(game.day);
      if (game !== null && (known === undefined || isRather(game, known))) days.set(game.day, game);
    }
    return new Map([...days].map(([day, game]) => [day, tryOf(game)]));
  },
};

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
