import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FORMULA_IDS, PRESET_IDS, TERMS, TRUMP_KINDS } from '@/engine/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const rules = readFileSync(`${root}docs/RULES.md`, 'utf8');

const sources = (folder: string): string =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('rules-document.test.ts'))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))
    .join('\n');

const ids = (text: string, pattern = /\[([A-Z]+-\d+)\]/g): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id))].toSorted();

/** IDs in the titles of tests, not in their comments. */
const cited = ids(
  sources('test/engine'),
  /(?:describe|it)(?:\.each[^']*)?\(\s*['"`]\[([A-Z]+-\d+)\]/g,
);
const stated = ids(rules, /^- \*\*\[([A-Z]+-\d+)\]\*\*/gm);

describe('docs/RULES.md', () => {
  it('states exactly the rules that the tests cover', () => {
    expect(cited).toEqual(stated);
  });

  it('numbers the rules without gaps', () => {
    const counts: Record<string, number> = {};
    for (const id of stated) {
      const [area = ''] = id.split('-');
      counts[area] = (counts[area] ?? 0) + 1;
      expect(stated).toContain(`${area}-${counts[area]}`);
    }
    expect(counts).toEqual({
      BID: 6,
      CARD: 2,
      DEAL: 3,
      DECK: 4,
      END: 3,
      JOKER: 6,
      LEAD: 1,
      PLAY: 6,
      ROUND: 4,
      SCORE: 4,
      SEAT: 1,
      SIGHT: 1,
      SP: 6,
      TRUMP: 8,
    });
  });

  it('states exactly the rules that the engine cites', () => {
    expect(ids(sources('src/engine'))).toEqual(stated);
  });

  it('has every rule that is cited anywhere else', () => {
    const elsewhere = ids(['src', 'test', 'tools'].map(sources).join('\n'));
    expect(elsewhere.filter((id) => !stated.includes(id))).toEqual([]);
  });

  it('names every formula, term, kind of trump and preset', () => {
    const names = [...FORMULA_IDS, ...TERMS, ...TRUMP_KINDS, ...PRESET_IDS];
    expect(names.filter((name) => !rules.includes(`\`${name}\``))).toEqual([]);
  });
});
