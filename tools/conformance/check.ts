import { type Dirent, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { GAME_OF_FOLDER, KINDS } from './kinds.ts';
import { Malformed, Mismatch } from './verdict.ts';

/** The result of a file: its number of rows, and what is wrong with it or with rows. */
export interface FileResult {
  readonly file: string;
  readonly cases: number;
  readonly mismatches: readonly string[];
  readonly faults: readonly string[];
}

interface Rows {
  readonly rows: readonly unknown[];
  readonly faults: readonly string[];
  /** The kind and game that the content names. */
  readonly game: string | undefined;
  readonly kind: string | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A line that is not JSON is reported for its own row. */
const UNREADABLE = Symbol('unreadable');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

const textIn = (record: Readonly<Record<string, unknown>>, key: string): string | undefined => {
  const value = record[key];
  return typeof value === 'string' ? value : undefined;
};

/** The game and kind of a file with one row per line: a trace names its game, other kinds are recognized by their fields. */
function lineKind(first: unknown): Pick<Rows, 'game' | 'kind'> {
  if (!isRecord(first)) return { game: 'traces', kind: undefined };
  if ('legalPlays' in first) return { game: 'traditions', kind: 'rule-rounds' };
  if ('endsAfter' in first) return { game: 'traditions', kind: 'rule-games' };
  return { game: 'traces', kind: textIn(first, 'game') };
}

/** One row per line. */
function lines(text: string): Rows {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parsed);
  return { rows, faults: [], ...lineKind(rows[0]) };
}

/** Rows below a header with their number. A file with fewer rows was truncated. */
function document(text: string): Rows {
  const content = parsed(text);
  if (!isRecord(content) || !Array.isArray(content['vectors']))
    return {
      rows: [],
      faults: ['it is not JSON with a list "vectors"'],
      game: undefined,
      kind: undefined,
    };
  const rows: readonly unknown[] = content['vectors'];
  const meta = isRecord(content['meta']) ? content['meta'] : {};
  const count = meta['count'];
  const faults =
    typeof count === 'number' && count !== rows.length
      ? [`it says that it has ${count} cases, but has ${rows.length}`]
      : [];
  return { rows, faults, game: textIn(meta, 'game'), kind: textIn(meta, 'kind') };
}

/** How the name of a file contradicts its content; null if it does not. */
const contradiction = (whose: string, outside: string, said: string | undefined): string | null =>
  said === undefined || said === outside
    ? null
    : `its ${whose} says ${outside}, but it says ${JSON.stringify(said)} itself`;

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The game of a folder, by the game's name or the folder's. */
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
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return fault('the file is empty');

  const read = extension === '.jsonl' ? lines(text) : document(text);
  // Traces are recognized by their lines, in any folder.
  const place = extension === '.jsonl' ? undefined : gameOf(folder);
  const game = place ?? read.game ?? '';
  const kinds = own(KINDS, game) ?? {};
  // A name that is not a kind says nothing, such as that of the second part of a file.
  const known = own(kinds, name) === undefined ? undefined : name;
  const check = own(kinds, known ?? read.kind ?? '');
  const faults = [
    ...read.faults,
    ...[
      known === undefined ? null : contradiction('name', known, read.kind),
      place === undefined ? null : contradiction('folder', place, read.game),
    ].flatMap((each) => each ?? []),
  ];
  if (check === undefined) return fault(...faults, `unknown kind: ${name} of ${game || folder}`);
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

/** Checks every file below a folder except hidden files and Markdown. */
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
