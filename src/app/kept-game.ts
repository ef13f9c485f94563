import type { Saves } from '@/store/ports.ts';
import type { Table } from '@/store/table.ts';
import type { GameStorage } from './ports/saves.ts';

/**
 * Storage in which nothing is overwritten before what was kept has been read. A write waits for the
 * reading, and fails if that failed: then the kept game is still there, and the player is told that
 * this one cannot be kept.
 */
export function keptGame(storage: GameStorage) {
  let read: Promise<void> = Promise.resolve();

  /** Goes on with what was kept; a game begun meanwhile is not given up for it. */
  async function resumed(table: Table, kept: unknown): Promise<boolean> {
    // Only who comes back needs the reader.
    const { parseRecord } = await import('@/persistence/record.ts');
    if (table.record().commands.length > 0) return false;
    const record = parseRecord(kept);
    return record.ok && table.resume(record.value).ok;
  }

  async function readInto(table: Table): Promise<void> {
    const kept = await storage.read();
    if (kept === undefined || (await resumed(table, kept))) return;
    await storage.setAside(kept);
    table.notify({ kind: 'damaged-save' });
  }

  const saves: Saves = {
    async write(record) {
      await read;
      await storage.write(record);
    },
  };
  return {
    saves,
    /** Settles when the kept game is on the table, or set aside, or cannot be read. Never rejects. */
    resume(table: Table): Promise<void> {
      read = readInto(table);
      return read.catch(() => undefined);
    },
  };
}
