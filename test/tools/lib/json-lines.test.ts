import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJsonLines } from '../../../tools/lib/json-lines.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oh-hell-lines-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const valuesIn = (file: string): readonly number[] => openJsonLines<number>(file).values;

it('has what earlier runs have added, in their order', () => {
  const file = join(folder, 'new', 'pool.jsonl');
  expect(valuesIn(file)).toEqual([]);
  openJsonLines<number>(file).add(1);
  openJsonLines<number>(file).add(2);
  expect(valuesIn(file)).toEqual([1, 2]);
  expect(readFileSync(file, 'utf8')).toBe('1\n2\n');
});

it.each(['{"key":', '{"key":[1,2]}'])('goes on after a line that ends as %s', (cut) => {
  const file = join(folder, 'pool.jsonl');
  openJsonLines<number>(file).add(1);
  appendFileSync(file, cut);
  const before = valuesIn(file);
  openJsonLines<number>(file).add(2);
  openJsonLines<number>(file).add(3);
  expect(valuesIn(file)).toEqual([...before, 2, 3]);
});
