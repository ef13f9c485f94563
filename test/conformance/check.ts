import { type Dirent, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { GAME_OF_FOLDER, KINDS } from './kinds.ts';
import { Malformed, Mismatch } from './verdict.ts';

/** What became of a file: how many rows it has, and what is wrong with some of them or with it. */
export interface FileResult {
  readonly file: string;
  readonly cases: number;
  readonly mismatches: readonly string[];
  readonly faults: readonly string[];
}

interface Rows {
  readonly rows: readonly unknown[];
  readonly faults: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A line that is no JSON stays a fault of its own row. */
const UNREADABLE = Symbol('unreadable');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

const lines = (text: string): Rows => ({
  rows: text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parsed),
  faults: [],
});

/** What a file says of itself must agree with where it lies and what it is called. */
function document(text: string, game: string | undefined, name: string): Rows & { game?: string } {
  const content = parsed(text);
  if (!isRecord(content) || !Array.isArray(content['vectors']))
    return { rows: [], faults: ['it is not JSON with a list "vectors"'] };
  const rows: readonly unknown[] = content['vectors'];
  const meta = isRecord(content['meta']) ? content['meta'] : {};
  const said = meta['game'];
  const faults: string[] = [];
  if (meta['kind'] !== undefined && meta['kind'] !== name)
    faults.push(`its name says ${name}, but it says ${JSON.stringify(meta['kind'])} itself`);
  if (said !== undefined && game !== undefined && said !== game)
    faults.push(`its folder says ${game}, but it says ${JSON.stringify(said)} itself`);
  const known = game ?? (typeof said === 'string' ? said : undefined);
  return known === undefined ? { rows, faults } : { rows, faults, game: known };
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The game of a folder, by the game's own name or by the folder's. */
const gameOf = (folder: string): string | undefined =>
  own(GAME_OF_FOLDER, folder) ?? (own(KINDS, folder) === undefined ? undefined : folder);

/** What is wrong with a row, in words; null if the engine agrees. */
function complaint(
  check: (row: unknown) => void,
  row: unknown,
): { malformed: boolean; why: string } | null {
  if (row === UNREADABLE) return { malformed: true, why: 'it is not JSON' };
  try {
    check(row);
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof Malformed) return { malformed: true, why };
    return { malformed: false, why: error instanceof Mismatch ? why : `it fails: ${why}` };
  }
}

/** Checks every row of a file. */
export function checkFile(path: string): FileResult {
  const file = path;
  const fault = (...faults: readonly string[]): FileResult => ({
    file,
    cases: 0,
    mismatches: [],
    faults,
  });
  const extension = extname(path);
  const name = basename(path, extension);
  const folder = basename(dirname(resolve(path)));
  if (extension !== '.json' && extension !== '.jsonl')
    return fault(`unknown kind: ${basename(path)}`);
  const text = readFileSync(path, 'utf8');
  if (text.trim() === '') return fault('the file is empty');

  const read: Rows & { game?: string } =
    extension === '.jsonl'
      ? { ...lines(text), game: 'traces' }
      : document(text, gameOf(folder), name);
  const check = own(own(KINDS, read.game ?? '') ?? {}, name);
  if (check === undefined)
    return fault(...read.faults, `unknown kind: ${name} of ${read.game ?? folder}`);
  const faults = [...read.faults];
  if (faults.length === 0 && read.rows.length === 0) faults.push('it has no cases');

  const mismatches: string[] = [];
  for (const [index, row] of read.rows.entries()) {
    const found = complaint(check, row);
    if (found === null) continue;
    const words = `case ${index + 1}: ${found.why}`;
    if (found.malformed) faults.push(`malformed ${words}`);
    else mismatches.push(words);
  }
  return { file, cases: read.rows.length, mismatches, faults };
}

const isVectorFile = (entry: Dirent): boolean =>
  entry.isFile() && !entry.name.startsWith('.') && extname(entry.name) !== '.md';

/** Checks every file below a folder; only hidden files and Markdown are no vectors. */
export function checkTree(root: string): FileResult[] {
  const fault = (path: string, why: string): FileResult => ({
    file: path,
    cases: 0,
    mismatches: [],
    faults: [why],
  });
  if (!existsSync(root)) return [fault(root, 'there is no such folder')];
  if (!statSync(root).isDirectory()) return [fault(root, 'it is not a folder')];

  const entries = readdirSync(root, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const files = entries.filter(isVectorFile);
  if (folders.length + files.length === 0) return [fault(root, 'the folder is empty')];
  const below = (entry: Dirent) => join(root, entry.name);
  return [
    ...files.map((entry) => checkFile(below(entry))),
    ...folders.flatMap((entry) => checkTree(below(entry))),
  ];
}
