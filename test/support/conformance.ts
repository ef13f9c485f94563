import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTree } from '../../tools/conformance/check.ts';
import { report } from '../../tools/conformance/report.ts';

/** The folder of the sample vectors. */
export const VECTORS = fileURLToPath(new URL('../tools/conformance/vectors', import.meta.url));

/** A case of a file. */
export type Row = Record<string, unknown>;

interface Tree extends Disposable {
  readonly dir: string;
}

/** A temporary folder with these files, deleted at the end of its scope; null makes a subfolder. */
function tree(texts: Readonly<Record<string, string | null>>): Tree {
  const dir = mkdtempSync(join(tmpdir(), 'oh-hell-vectors-'));
  for (const [path, text] of Object.entries(texts)) {
    const at = join(dir, path);
    mkdirSync(text === null ? at : dirname(at), { recursive: true });
    if (text !== null) writeFileSync(at, text);
  }
  return { dir, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Checks a folder with these files. */
export const check = (texts: Readonly<Record<string, string | null>>) => {
  using planted = tree(texts);
  const results = checkTree(planted.dir);
  return { ...report(results, planted.dir), results };
};

/** The text of a sample file. */
export const sample = (file: string): string => readFileSync(join(VECTORS, file), 'utf8');

/** The cases of a sample file. */
export function rowsOf(file: string): Row[] {
  const text = sample(file);
  if (file.endsWith('.jsonl'))
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
  return (JSON.parse(text) as { vectors: Row[] }).vectors;
}

/** These cases as the text of such a file. */
export const textOf = (file: string, rows: readonly unknown[], meta: unknown = {}): string =>
  file.endsWith('.jsonl')
    ? rows.map((row) => JSON.stringify(row)).join('\n')
    : JSON.stringify({ meta, vectors: rows });
