import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkTree } from '../../../tools/conformance/check.ts';
import { report } from '../../../tools/conformance/report.ts';
import { VECTORS, check, sample, rowsOf, textOf } from '../../support/conformance.ts';

describe('anything that cannot be checked is reported as a fault', () => {
  const tricks = sample('bugger/tricks.json');
  const rows = rowsOf('bugger/tricks.json').slice(0, 2);

  it.each<[string, Readonly<Record<string, string | null>>, string]>([
    ['an unknown kind', { 'bugger/bluffs.json': textOf('.json', rows) }, 'unknown kind: bluffs'],
    [
      'a kind of another game',
      { 'bugger/trump-selector.json': sample('nommie/trump-selector.json') },
      'its folder says bugger-your-neighbor, but it says "nomination-whist" itself',
    ],
    ['a kind of no game', { 'poker/tricks.json': textOf('.json', rows) }, 'tricks of poker'],
    ['a name like a property', { 'bugger/constructor.json': '{"vectors":[1]}' }, 'unknown kind'],
    [
      'a name that contradicts the content',
      { 'bugger/scoring.json': tricks },
      'its name says scoring, but it says "tricks" itself',
    ],
    [
      'a file that was cut off',
      { 'bugger/winners.json': JSON.stringify({ meta: { count: 9 }, vectors: [] }) },
      'it says that it has 9 cases, but has 0',
    ],
    ['an unknown trace', { 'traces/hearts.jsonl': '{}' }, 'unknown kind: hearts of traces'],
    ['a file that is no vectors', { 'bugger/tricks.csv': 'TS' }, 'unknown kind: tricks.csv'],
    ['an empty file', { 'bugger/tricks.json': '' }, 'the file is empty'],
    ['a file of blanks', { 'traces/spades.jsonl': '\n \n' }, 'the file is empty'],
    ['a file without cases', { 'bugger/tricks.json': '{"vectors":[]}' }, 'it has no cases'],
    ['a file that is cut off', { 'bugger/tricks.json': tricks.slice(0, 999) }, 'it is not JSON'],
    [
      'a file without vectors',
      { 'bugger/tricks.json': '{"meta":{}}' },
      'it is not JSON with a list',
    ],
    [
      'a line that is cut off',
      { 'traces/spades.jsonl': '{"id":' },
      'malformed case 1: it is not JSON',
    ],
    [
      'a row with a field too few',
      { 'bugger/scoring.json': '{"vectors":[{"variant":"standard","bid":1,"tricks":1}]}' },
      'malformed case 1: points: ',
    ],
    [
      'a row with a card that does not exist',
      {
        'spades/tricks.json': '{"vectors":[{"leader":0,"cards":["1S","2S","3S","4S"],"winner":3}]}',
      },
      'malformed case 1: cards.0: Expected a card',
    ],
    ['a row that is none', { 'bugger/scoring.json': '{"vectors":[null]}' }, 'malformed case 1: '],
    [
      'a trick with a card too few',
      { 'spades/tricks.json': '{"vectors":[{"leader":0,"cards":["2S"],"winner":0}]}' },
      'malformed case 1: 1 cards of 4 players',
    ],
    [
      'an unknown worked example',
      { 'from-documents/worked-examples.json': '{"vectors":[{"kind":"bluff"}]}' },
      'malformed case 1: unknown kind of example "bluff"',
    ],
    ['an empty folder', { bugger: null }, 'the folder is empty'],
    ['a folder with a read-me alone', { 'bugger/README.md': '# Nothing' }, 'the folder is empty'],
  ])('%s', (_, texts, words) => {
    const { ok, lines } = check(texts);
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain(words);
  });

  it('an empty folder beside a valid one', () => {
    const { ok, results } = check({ 'bugger/tricks.json': tricks, spades: null });
    expect(ok).toBe(false);
    expect(results.map(({ cases, faults }) => [cases, faults.length])).toEqual([
      [600, 0],
      [0, 1],
    ]);
  });

  it('an empty folder', () => {
    expect(check({}).ok).toBe(false);
  });

  it('a folder that does not exist, or is a file', () => {
    const nowhere = checkTree(join(VECTORS, 'nowhere'));
    expect(report(nowhere, VECTORS)).toMatchObject({ ok: false });
    expect(nowhere[0]?.faults).toEqual(['there is no such folder']);
    expect(checkTree(join(VECTORS, 'README.md'))[0]?.faults).toEqual(['it is not a folder']);
  });

  it('an unreadable formula', () => {
    const [trace] = rowsOf('traces/oh-hell.jsonl');
    const row = { ...trace, score: { made: '10 + t!', missed: '0' } };
    const { results } = check({ 'traces/oh-hell.jsonl': JSON.stringify(row) });
    expect(results[0]?.faults).toEqual(['malformed case 1: cannot read the formula "10 + t!"']);
  });
});

describe('npm run conformance', () => {
  const run = (...args: readonly string[]) => {
    const program = ['tools/run-ts.mjs', 'tools/conformance/main.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: { ...process.env, INIT_CWD: VECTORS },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('checks the given folder and reports the result in words and in its exit code', () => {
    const { status, stdout } = run('bugger');
    expect(stdout).toContain('✓ legal-bids.json: 600 cases, 0 mismatches\n');
    expect(stdout).toMatch(/\n5 files, 1328 cases, 0 mismatches, 0 faults\n$/);
    expect(status).toBe(0);
  });

  it('fails on a folder that does not exist', () => {
    const { status, stdout } = run('nowhere');
    expect(stdout).toContain('there is no such folder');
    expect(status).toBe(1);
  });

  it('fails without a folder', () => {
    const { status, stderr } = run();
    expect(stderr).toContain("missing required argument 'folder'");
    expect(status).toBe(2);
  });
});
