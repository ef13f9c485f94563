import { expect, test } from 'vitest';
import { CATALOGS, type Language, directionOf } from '@/i18n/languages.ts';
import { notFoundPage } from '../../tools/build/not-found-page.mjs';

test('the page for addresses that do not exist speaks every language, in its direction', () => {
  const spoken = [...notFoundPage.matchAll(/<p lang="(\w+)" dir="(\w+)">/g)].map(([, tag, dir]) => [
    tag,
    dir,
  ]);
  const languages = Object.keys(CATALOGS) as Language[];
  expect(spoken).toEqual(languages.map((tag) => [tag, directionOf(tag)]));
});
