import { type GameRecord, newGame } from '@/engine/index.ts';
import { type Hints, createHints } from './hints.ts';
import { type Table, type TablePorts, createTable } from './table.ts';

/** A table apart, and what is said about the decisions on their way to it. */
export interface Apart {
  readonly table: Table;
  readonly hints: Hints;
}

/**
 * A table apart from the game's own, where a record ends: what is played there is kept nowhere.
 * @throws on a record that cannot be folded: whoever reads one from outside has checked it.
 */
export function createTableApart(ports: Omit<TablePorts, 'saves'>, record: GameRecord): Apart {
  const opening = newGame(record.header);
  if (!opening.ok) throw new Error(`no such game: ${JSON.stringify(opening.error)}`);
  const table = createTable({ ...ports, saves: { write: () => Promise.resolve() } }, opening.value);
  const resumed = table.resume(record);
  if (!resumed.ok) throw new Error(`no such game: ${JSON.stringify(resumed.error)}`);
  return { table, hints: createHints(table) };
}
