import { describe, expect, test } from 'vitest';
import { translate } from '@/i18n/i18n.ts';
import { messages } from '@/i18n/messages/en/index.ts';
import { catalogProblems } from '../../tools/build/catalog-problems.mjs';

const parts = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  ['/src/i18n/messages/en/*.ts', '!**/{index,first,later}.ts'],
  { eager: true },
);
const catalogs = Object.values(parts).flatMap((module) => Object.values(module));

describe('the English catalog', () => {
  test('is the sum of its parts, without duplicate keys', () => {
    const names = catalogs.flatMap((catalog) => Object.keys(catalog));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(names)).toEqual(new Set(Object.keys(messages)));
  });

  test('has only valid messages with all plural forms', () => {
    expect(catalogProblems(messages, messages, 'en')).toEqual([]);
  });

  test('is filled with plurals', () => {
    expect(translate('hand.label', { count: 1 })).toBe('Your hand, 1 card');
    expect(translate('hand.label', { count: 7 })).toBe('Your hand, 7 cards');
  });
});
