import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGS } from '@/i18n/languages.ts';

test('the page for addresses that do not exist speaks every language', () => {
  const page = readFileSync('public/404.html', 'utf8');
  const spoken = [...page.matchAll(/<(?:html|p) lang="(\w+)"/g)].map(([, tag]) => tag ?? '');
  expect(spoken.toSorted()).toEqual(Object.keys(CATALOGS).toSorted());
});
