import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { traditionOf } from '@/catalogue/index.ts';
import independent from './independent-rules.json' with { type: 'json' };

/** The first column of the table in the document. */
const LEFT_OUT = [
  ...readFileSync('docs/TRADITIONS.md', 'utf8').matchAll(/^\| `([a-z0-9-]+)`/gmu),
].map(([, id = '']) => id);

describe('the list of games left out', () => {
  it('has no game of the catalogue', () => {
    expect(LEFT_OUT.length).toBeGreaterThan(0);
    expect(LEFT_OUT.filter((id) => traditionOf(id) !== undefined)).toEqual([]);
  });

  it('lists every game of the independent program that is not in the catalogue', () => {
    const ids = new Set(independent.map(({ tradition }) => tradition));
    const missing = [...ids].filter((id) => traditionOf(id) === undefined);
    expect(missing.filter((id) => !LEFT_OUT.includes(id))).toEqual([]);
  });
});
