import type { GameRecord, Result } from '@/engine/index.ts';
import type { SaveRefusal } from './formats/read-save.ts';
import { type SaveDocument, type SavedGame, encodeSave } from './formats/save.ts';
import type { Alert } from '@/store/alerts.ts';
import type { Saves } from '@/store/ports/saves.ts';
import type { Table } from '@/store/table/table.ts';
import { type SaveRepository, TakenOver } from './saves.ts';

interface CurrentGamePorts {
  readonly storage: SaveRepository;
  /** ms since 1970. */
  readonly now: () => number;
  /** Called when another page has taken over the game. */
  readonly onTakenOver: () => void;
  /** Called when all data was deleted while this page played; its game has just been saved again. */
  readonly onDeleted: () => void;
}

/**
 * Remembers when games that were read or written began and ended, in ms since 1970. Of several games, since
 * writes of the one before may still be queued when another is on the table.
 */
function createGameTimes(now: () => number) {
  const times = new Map<string, { readonly started: number | null; ended: number | null }>();
  return {
    /** Takes over the times of a game that was read. */
    adopt({ id, started, ended }: SavedGame): void {
      times.set(id, { started, ended });
    },
    /** The times of a game to write; one that is not known yet is now. */
    of(id: string, isGameOver: boolean) {
      const found = times.get(id) ?? { started: now(), ended: null };
      times.set(id, found);
      if (isGameOver) found.ended ??= now();
      return found;
    },
  };
}

/** The read of the saved game: pending until this page may play, and retried after a failure. */
function createReading() {
  let begin: (reading: Promise<boolean>) => void = () => undefined;
  let read = new Promise<boolean>((resolve) => {
    begin = resolve;
  });
  // A rejection that nobody awaits is not an error.
  read.catch(() => undefined);
  /** Retries a failed read. */
  let readAgain = (): Promise<boolean> => read;
  return {
    /** Called when this page may play. Reads now; after a failure, each write tries again. */
    begin(job: () => Promise<boolean>): Promise<boolean> {
      readAgain = () => (read = job());
      begin(readAgain());
      return read;
    },
    /** Whether the saved game was loaded. */
    isLoaded: (): Promise<boolean> => read.catch(readAgain),
  };
}

/** A saved game, or why it cannot be loaded. Only returning players need the parser. */
async function parsed(saved: unknown): Promise<Result<SavedGame, SaveRefusal>> {
  const { parseSave } = await import('./formats/read-save.ts');
  return parseSave(saved);
}

/** Whether a save was written by a newer version of the game. */
const isNewer = (save: Result<SavedGame, SaveRefusal> | null): boolean =>
  save?.ok === false && save.error.kind === 'newer-version';

/** Writes, unless another page has taken over: that page has read the last save. */
async function put(
  { storage, onDeleted, onTakenOver }: CurrentGamePorts,
  save: SaveDocument,
): Promise<void> {
  try {
    const { wasDeleted } = await storage.write(save);
    if (wasDeleted) onDeleted();
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
    onTakenOver();
  }
}

/** Loads saved games onto the table. */
function createLoader({ storage }: CurrentGamePorts, times: ReturnType<typeof createGameTimes>) {
  let hasRead = false;

  function load(table: Table, game: SavedGame): boolean {
    const { record, started: _started, ended: _ended, ...note } = game;
    if (!table.load(record, note).ok) return false;
    times.adopt(game);
    return true;
  }

  /** Loads the saved game; returns an alert if that fails, or if another game has started meanwhile. */
  async function loadSaved(
    table: Table,
    before: GameRecord,
    saved: unknown,
  ): Promise<Alert | null> {
    const save = await parsed(saved);
    if (save.ok && table.record() !== before) return { kind: 'late-save' };
    const isPaused = table.isPaused();
    if (save.ok && load(table, save.value)) {
      // A view may still cover the table, whose opponents must not play unseen.
      if (isPaused) table.pause();
      return null;
    }
    return { kind: isNewer(save) ? 'newer-save' : 'unreadable-save' };
  }

  /** Takes over the storage, loads the saved game and resolves with whether it is on the table. */
  async function readInto(table: Table, before: GameRecord): Promise<boolean> {
    const { game, wasMine } = await storage.takeOver();
    if (hasRead && (wasMine || game === undefined)) {
      // No other tab has played since, or all data was deleted: the table is ahead of storage.
      table.save();
      return false;
    }
    const alert = game === undefined ? null : await loadSaved(table, before, game);
    if (alert !== null) {
      await storage.quarantine(game);
      table.notify(alert);
    }
    hasRead = true;
    return game !== undefined && alert === null;
  }

  return { load, readInto, hasRead: (): boolean => hasRead };
}

/**
 * The repository of the current game. The saved game is never overwritten before it has been read: a
 * write waits for the read and retries it once if it failed. If that fails too, the write fails and the
 * saved game is untouched.
 */
export function currentGame(ports: CurrentGamePorts) {
  const times = createGameTimes(ports.now);
  const reading = createReading();
  const { load, readInto, hasRead } = createLoader(ports, times);

  const saves: Saves = {
    async write(record, { over, ...note }) {
      const save = encodeSave({ ...times.of(note.id, over), ...note, record });
      const isEarly = !hasRead();
      const isLoaded = await reading.isLoaded();
      // The saved game has just replaced this one, in which nothing had been decided.
      if (isEarly && isLoaded) return;
      await put(ports, save);
    },
  };
  return {
    saves,
    /** Settles when the saved game is loaded, quarantined or unreadable. Never rejects. */
    resume(table: Table): Promise<void> {
      const before = table.record();
      return reading
        .begin(() => readInto(table, before))
        .then(
          () => undefined,
          () => undefined,
        );
    },
    /**
     * Loads an unfinished game and makes it the current one. False if `signal` was aborted while it was read
     * and, with an alert, if it is missing, unreadable or of a newer version. Never rejects.
     */
    async resumeSaved(table: Table, id: string, signal: AbortSignal): Promise<boolean> {
      const save = await ports.storage
        .find(id)
        .then(parsed)
        .catch(() => null);
      if (signal.aborted) return false;
      if (!save?.ok || !load(table, save.value)) {
        table.notify({ kind: isNewer(save) ? 'newer-save' : 'not-found' });
        return false;
      }
      // After the writes of the game before, which would make that one the current game again.
      table.save();
      return true;
    },
  };
}
