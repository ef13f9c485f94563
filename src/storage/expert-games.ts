import type { GameRecord, Seed } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';
import { finishedGame } from './formats/games-file.ts';
import { encodeSave } from './formats/save.ts';
import { database, resultOf } from './database.ts';
import { EXPERT } from './keyed-store.ts';
import { UNAIDED } from '@/store/game-history.ts';

interface ExpertPorts {
  /** Plays the cards of a day; rejects if `signal` is aborted. */
  readonly play: (day: Day, signal: AbortSignal) => Promise<GameRecord>;
  readonly newId: () => Seed;
}

/** The expert's game with the cards of a day: the saved one, or played now and saved. Rejects if `signal` is aborted. */
export const expertGames =
  ({ play, newId }: ExpertPorts) =>
  async (day: Day, signal: AbortSignal): Promise<GameRecord> => {
    const saved = await database
      .run('readonly', (store) => resultOf<unknown>(store.get(EXPERT + day)))
      .catch(() => undefined);
    const known = finishedGame(saved);
    if (known !== null) return known.record;
    const record = await play(day, signal);
    const document = encodeSave({ ...UNAIDED, started: null, ended: null, id: newId(), record });
    // Without storage it is played again next time.
    await database
      .run('readwrite', (store) => void store.put(document, EXPERT + day))
      .catch(() => undefined);
    return record;
  };
