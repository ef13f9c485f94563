// Files with one JSON value per line, which resumable programs add to.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file with the values that earlier runs have added. */
export interface JsonLines<Value> {
  readonly values: readonly Value[];
  add(value: Value): void;
}

function parsed(line: string): readonly unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Opens a file, or creates it. A line that an interruption cut off is left out, and the next value is not joined to it. */
export function openJsonLines<Value>(file: string): JsonLines<Value> {
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return {
    values: text.split('\n').flatMap(parsed) as readonly Value[],
    add: (value) => appendFileSync(file, `${JSON.stringify(value)}\n`),
  };
}
