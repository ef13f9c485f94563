import type { GameRecord } from '@/engine/index.ts';
import { type SaveDocument, type SavedGame, encodeSave } from './formats/save.ts';
import type { Alert } from '@/store/alerts.ts';
import type { Saves } from '@/store/ports/saves.ts';
import type { Table } from '@/store/table.ts';
import { type GameStorage, TakenOver } from './saves.ts';

/** What the keeping of games takes from elsewhere. */
interface KeptGamePorts {
  readonly storage: GameStorage;
  /** ms since 1970. */
  readonly now: () => number;
  /** Another page has taken the table over. */
  readonly onTakenOver: () => void;
  /** Everything was deleted while this page played; its game has just been saved again. */
  readonly onDeleted: () => void;
}

/**
 * Storage in which nothing is overwritten before what was kept has been read. A write waits for the
 * reading, which is tried again if it failed. If it fails again so does the write: then the kept game
 * is still there, and the player is told that this one cannot be saved.
 */
export function keptGame({ storage, now, onTakenOver, onDeleted }: KeptGamePorts) {
  let begin: (reading: Promise<boolean>) => void = () => undefined;
  /** Whether the kept game was laid on the table; pending until this page is the one that plays. */
  let read = new Promise<boolean>((resolve) => {
    begin = resolve;
  });
  // Whoever waits for it is told; nobody need.
  read.catch(() => undefined);
  /** Reads what could not be read before. */
  let readAgain = (): Promise<boolean> => read;
  let hasRead = false;
  /** The game that was written or read last, and its times. */
  let times: { readonly id: string; readonly begun: number | null; ended: number | null } | null =
    null;

  function lay(table: Table, { record, begun, ended, ...note }: SavedGame): boolean {
    if (!table.load(record, note).ok) return false;
    times = { id: note.id, begun, ended };
    return true;
  }

  /** Goes on with what was kept, or says why not; a game begun meanwhile is not given up for it. */
  async function resumed(table: Table, before: GameRecord, kept: unknown): Promise<Alert | null> {
    // Only who comes back needs the reader.
    const { parseSave } = await import('./formats/read-save.ts');
    const save = parseSave(kept);
    if (save.ok && table.record() !== before) return { kind: 'late-save' };
    return save.ok && lay(table, save.value) ? null : { kind: 'damaged-save' };
  }

  async function found(id: string): Promise<SavedGame | null> {
    const [{ parseSave }, kept] = await Promise.all([
      import('./formats/read-save.ts'),
      storage.find(id),
    ]);
    const save = parseSave(kept);
    return save.ok ? save.value : null;
  }

  /** Reads what was kept, and says whether it lies on the table now. */
  async function readInto(table: Table, before: GameRecord): Promise<boolean> {
    const { game, wasMine } = await storage.takeOver();
    if (wasMine && hasRead) {
      // Nobody else has played since. What is on the table may be further than what was kept.
      table.resume();
      table.save();
      return false;
    }
    const alert = game === undefined ? null : await resumed(table, before, game);
    if (alert !== null) {
      await storage.setAside(game);
      table.notify(alert);
    }
    hasRead = true;
    return game !== undefined && alert === null;
  }

  /** Nothing is lost when another page plays now: it has read what was written before. */
  async function put(save: SaveDocument): Promise<void> {
    try {
      const { wasDeleted } = await storage.write(save);
      if (wasDeleted) onDeleted();
    } catch (error) {
      if (!(error instanceof TakenOver)) throw error;
      onTakenOver();
    }
  }

  const saves: Saves = {
    async write(record, { over, ...note }) {
      if (times?.id !== note.id) times = { id: note.id, begun: now(), ended: null };
      if (over) times.ended ??= now();
      const save = encodeSave({ ...times, ...note, record });
      const isEarly = !hasRead;
      const isLaid = await read.catch(readAgain);
      // The kept game has taken the place of one in which nothing was decided.
      if (isEarly && isLaid) return;
      await put(save);
    },
  };
  return {
    saves,
    /** Settles when the kept game is on the table, or set aside, or cannot be read. Never rejects. */
    resume(table: Table): Promise<void> {
      const before = table.record();
      readAgain = () => (read = readInto(table, before));
      begin(readAgain());
      return read.then(
        () => undefined,
        () => undefined,
      );
    },
    /**
     * Goes on with a game that was left for another, from now on the one that is kept in progress.
     * False if it is not there, or cannot be read; then the player has been told. Never rejects.
     */
    async resumeSaved(table: Table, id: string): Promise<boolean> {
      const save = await found(id).catch(() => null);
      if (save === null || !lay(table, save)) {
        table.notify({ kind: 'not-found' });
        return false;
      }
      await put(encodeSave(save)).catch(() => table.notify({ kind: 'not-saved' }));
      return true;
    },
  };
}
