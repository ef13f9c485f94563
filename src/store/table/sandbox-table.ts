import { type GameRecord, newGame } from '@/engine/index.ts';
import { type Hints, createHints } from './hints.ts';
import { type Table, type TablePorts, createTable } from './table.ts';

/** A table of its own, with its hints. */
export interface Sandbox {
  readonly table: Table;
  readonly hints: Hints;
}

/**
 * A table at the end of a record, whose game is never saved.
 * @throws if the record cannot be folded; callers validate records from outside.
 */
export function createSandboxTable(ports: Omit<TablePorts, 'saves'>, record: GameRecord): Sandbox {
  const opening = newGame(record.header);
  if (!opening.ok) throw new Error(`cannot start the game: ${JSON.stringify(opening.error)}`);
  const table = createTable({ ...ports, saves: { write: () => Promise.resolve() } }, opening.value);
  const loaded = table.load(record);
  if (!loaded.ok) throw new Error(`cannot load the game: ${JSON.stringify(loaded.error)}`);
  return { table, hints: createHints(table) };
}
