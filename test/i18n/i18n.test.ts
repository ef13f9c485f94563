import { describe, expect, test } from 'vitest';
import { translate } from '@/i18n/i18n.ts';
import { messages } from '@/i18n/messages/en/index.ts';
import { catalogueProblems } from '../../tools/build/catalogue-problems.mjs';

const parts = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  ['/src/i18n/messages/en/*.ts', '!**/{index,first,later}.ts'],
  { eager: true },
);
const catalogues = Object.values(parts).flatMap((module) => Object.values(module));

describe('the English catalogue', () => {
  test('is the sum of its parts, without duplicate keys', () => {
    const names = catalogues.flatMap((catalogue) => Object.keys(catalogue));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(names)).toEqual(new Set(Object.keys(messages)));
  });

  test('has only valid messages with all plural forms', () => {
    expect(catalogueProblems(messages, messages, 'en')).toEqual([]);
  });

  test('is filled with plurals', () => {
    expect(translate('hand.label', { count: 1 })).toBe('Your hand, 1 card');
    expect(translate('hand.label', { count: 7 })).toBe('Your hand, 7 cards');
  });
});
