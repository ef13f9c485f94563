import { readFileSync } from 'node:fs';
import { formatted } from '../lib/format.mjs';
import { allRuns } from './runs.mjs';
import { TABLES } from './tables.mjs';

export const DOCUMENT = 'docs/OPPONENTS.md';

const MARKED = /(<!-- table: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/**
 * The tables that a document has, by name.
 * @param {string} text
 */
export const tablesIn = (text) => [...text.matchAll(MARKED)].map(([, , name = '']) => name);

/**
 * A document with its tables regenerated.
 * @param {string} text
 * @param {ReadonlyMap<string, readonly import('./runs.mjs').Run[]>} results runs by file
 * @throws on an unknown table name
 */
export async function withTables(text, results) {
  const updated = text.replace(
    MARKED,
    (_, /** @type {string} */ start, /** @type {string} */ name, /** @type {string} */ end) => {
      const table = TABLES[name];
      if (table === undefined) throw new Error(`${DOCUMENT}: there is no table '${name}'`);
      return `${start}\n${table(results)}\n\n${end}`;
    },
  );
  return formatted(DOCUMENT, updated);
}

/** The document as it is, and as the files in docs/results have it. */
export async function currentDocument() {
  const text = readFileSync(DOCUMENT, 'utf8');
  return { text, made: await withTables(text, allRuns()) };
}
