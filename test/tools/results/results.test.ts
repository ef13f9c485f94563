import { describe, expect, it } from 'vitest';
import {
  DOCUMENT,
  currentDocument,
  tablesIn,
  withTables,
} from '../../../tools/results/document.mjs';
import {
  type Run,
  allRuns,
  commandOf,
  figureOf,
  meanOf,
  textOf,
  withRun,
} from '../../../tools/results/runs.mjs';
import { TABLES } from '../../../tools/results/tables.mjs';

describe('the tables in OPPONENTS.md', () => {
  it('match the results files (to update: `npm run results`)', async () => {
    const { text, made } = await currentDocument();
    expect(text).toBe(made);
  });

  it('all appear exactly once', async () => {
    const { text } = await currentDocument();
    expect(tablesIn(text).toSorted()).toEqual(Object.keys(TABLES).toSorted());
  });

  it('change with a figure in a file', async () => {
    const { text } = await currentDocument();
    const results = allRuns();
    const [first, ...others] = results.get('arena') ?? [];
    if (first?.rows[0] === undefined) throw new Error('no match was played');
    const changed = { ...first, rows: [{ ...first.rows[0], wins: [12.3, 4.5] as const }] };
    const made = await withTables(text, new Map(results).set('arena', [changed, ...others]));
    expect(made).not.toBe(text);
    expect(made).toContain('| 12.3 ±4.5 ');
  });

  it('reject an unknown table name', async () => {
    const text = '<!-- table: guesses -->\n<!-- end -->\n';
    await expect(withTables(text, new Map())).rejects.toThrow(`${DOCUMENT}: there is no table`);
  });
});

describe('a results file', () => {
  const runs: readonly Run[] = [
    { command: 'npm run arena -- --seed 1', recorded: '2026-11-22', rows: [{ wins: [1, 2] }] },
    { command: null, recorded: '2026-11-22', note: 'long ago', rows: [{ wins: 3 }] },
  ];

  it.each([...allRuns()])('%s states how and when every run was made', (_, all) => {
    for (const { command, recorded, note, rows } of all) {
      expect(recorded).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(rows.length).toBeGreaterThan(0);
      // Where the command was not recorded, a note says what is known.
      expect(command ?? note).toMatch(
        command === null ? /\w/ : /^(?:[A-Z_]+=\w+ )?npm run [\w:]+( -- |$)/,
      );
    }
  });

  it('survives a round trip, with one row per line', () => {
    expect(JSON.parse(textOf(runs))).toEqual({ runs });
    expect(textOf(runs)).toContain('        {"wins":[1,2]}\n');
  });

  it('keeps the latest run of a command, in its place', () => {
    const again: Run = { ...(runs[0] as Run), recorded: '2026-12-01' };
    expect(withRun(runs, again)).toEqual([again, runs[1]]);
    const other: Run = { ...again, command: 'npm run arena -- --seed 2' };
    expect(withRun(runs, other)).toEqual([...runs, other]);
  });

  it('records the command without its output file', () => {
    expect(commandOf('arena', ['--out', 'a.json', '--seed', '7', '--threads', '4'])).toBe(
      'npm run arena -- --seed 7',
    );
    expect(commandOf('reasons', ['--out', 'a.json'])).toBe('npm run reasons');
    expect(commandOf('arena', ['--out=a.json', '--seats', 'proc:a b,hard'])).toBe(
      "npm run arena -- --seats 'proc:a b,hard'",
    );
  });

  it('has means with the half-width of their 95% confidence interval', () => {
    expect(figureOf({ mean: 0.4251, interval: [0.417, 0.4332] }, 100, 1)).toEqual([42.5, 0.8]);
    expect(figureOf({ mean: 2, interval: [-Infinity, Infinity] })).toEqual([2]);
    // The sample variance is 5/3.
    expect(meanOf([1, 2, 3, 4], 2)).toEqual([2.5, 1.27]);
    expect(meanOf([3], 2)).toEqual([3]);
  });
});
