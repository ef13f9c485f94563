import type { GameRecord } from '@/engine/index.ts';
import { type SaveDocument, type SavedGame, encodeSave } from '@/persistence/save.ts';
import type { Alert } from '@/store/alerts.ts';
import type { Saves } from '@/store/ports.ts';
import type { Table } from '@/store/table.ts';
import { type GameStorage, TakenOver } from './ports/saves.ts';

/** What the keeping of games takes from elsewhere. */
interface KeptGamePorts {
  readonly storage: GameStorage;
  /** ms since 1970. */
  readonly now: () => number;
  /** Another page has taken the table over. */
  readonly onTakenOver: () => void;
}

/**
 * Storage in which nothing is overwritten before what was kept has been read. A write waits for the
 * reading, and fails if that failed: then the kept game is still there, and the player is told that
 * this one cannot be kept.
 */
export function keptGame({ storage, now, onTakenOver }: KeptGamePorts) {
  let read: Promise<void> = Promise.resolve();
  /** The game that was written or read last, and its times. */
  let times: { readonly id: string; readonly begun: number | null; ended: number | null } | null =
    null;

  function lay(table: Table, { record, begun, ended, ...note }: SavedGame): boolean {
    if (!table.resume(record, note).ok) return false;
    times = { id: note.id, begun, ended };
    return true;
  }

  /** Goes on with what was kept, or says why not; a game begun meanwhile is not given up for it. */
  async function resumed(table: Table, before: GameRecord, kept: unknown): Promise<Alert | null> {
    // Only who comes back needs the reader.
    const { parseSave } = await import('@/persistence/read-save.ts');
    const save = parseSave(kept);
    if (save.ok && table.record() !== before) return { kind: 'late-save' };
    return save.ok && lay(table, save.value) ? null : { kind: 'damaged-save' };
  }

  async function found(id: string): Promise<SavedGame | null> {
    const [{ parseSave }, kept] = await Promise.all([
      import('@/persistence/read-save.ts'),
      storage.find(id),
    ]);
    const save = parseSave(kept);
    return save.ok ? save.value : null;
  }

  async function readInto(table: Table): Promise<void> {
    const before = table.record();
    const kept = await storage.takeOver();
    const alert = kept === undefined ? null : await resumed(table, before, kept);
    if (alert === null) return;
    await storage.setAside(kept);
    table.notify(alert);
  }

  /** Nothing is lost when another page plays now: it has read what was written before. */
  const put = (save: SaveDocument): Promise<void> =>
    storage.write(save).catch((error: unknown) => {
      if (error instanceof TakenOver) onTakenOver();
      else throw error;
    });

  const saves: Saves = {
    async write(record, { over, ...note }) {
      if (times?.id !== note.id) times = { id: note.id, begun: now(), ended: null };
      if (over) times.ended ??= now();
      const save = encodeSave({ ...times, ...note, record });
      await read;
      await put(save);
    },
  };
  return {
    saves,
    /** Settles when the kept game is on the table, or set aside, or cannot be read. Never rejects. */
    resume(table: Table): Promise<void> {
      read = readInto(table);
      return read.catch(() => undefined);
    },
    /**
     * Goes on with a game that was left for another, from now on the one that is kept in progress.
     * False if it is not there, or cannot be read; then the player has been told. Never rejects.
     */
    async goOn(table: Table, id: string): Promise<boolean> {
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
