import { describe, expect, it } from 'vitest';
import { TRADITIONS } from '@/catalogue/index.ts';
import { ruleProblems } from '@/engine/index.ts';
import { parseRules } from '@/storage/formats/rules.ts';
import { catalogueJson, catalogueTable } from '../../../tools/catalogue/rows.ts';

interface Row {
  readonly id: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly players: readonly number[];
  readonly rules: Readonly<Record<string, unknown>>;
}

describe('the catalogue as JSON', () => {
  const rows = JSON.parse(catalogueJson()) as Row[];

  it('has every row', () => {
    expect(rows.map(({ id }) => id)).toEqual(TRADITIONS.map(({ id }) => id));
  });

  it.each(rows)('has rules that can be read and played for $id', ({ names, players, rules }) => {
    expect(Object.keys(names).length).toBeGreaterThan(0);
    expect(Object.keys(rules)).toEqual(players.map(String));
    for (const count of players) {
      const read = parseRules(rules[count]);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(read.value.players).toBe(count);
      expect(ruleProblems(read.value)).toEqual([]);
    }
  });
});

describe('the catalogue as a table', () => {
  it('has a line for each row below its head', () => {
    const [head, ...lines] = catalogueTable().split('\n');
    expect(head).toMatch(/^id +name +where +players +rounds +certainty$/);
    expect(lines).toHaveLength(TRADITIONS.length);
    expect(lines.find((line) => line.startsWith('plump '))).toMatch(
      /SE +3 4 5 +21 22 23 +one-source$/,
    );
  });
});
