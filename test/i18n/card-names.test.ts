import { afterEach, expect, test } from 'vitest';
import { cardName, spokenCard } from '@/i18n/card-names.ts';
import { i18n, speak, translate } from '@/i18n/i18n.ts';

afterEach(() => i18n.activate('en'));

test.each([
  ['en', 'the', ['the eight of spades', 'the queen of spades', 'the ace of spades']],
  ['fr', 'le', ['le huit de pique', 'la dame de pique', 'l’as de pique']],
  ['es', 'el', ['el ocho de picas', 'la reina de picas', 'el as de picas']],
  ['it', 'il', ['l’otto di picche', 'la donna di picche', 'l’asso di picche']],
  ['pt', 'o', ['o oito de espadas', 'a dama de espadas', 'o ás de espadas']],
] as const)(
  'in %s a card has its article when read out in a sentence',
  async (language, article, names) => {
    await speak(language, language);
    const cards = ['8S', 'QS', 'AS'] as const;
    expect(cards.map((card) => spokenCard(translate, card))).toEqual(names);
    expect(spokenCard(translate, 'KC')).toBe(`${article} ${cardName(translate, 'KC')}`);
  },
);

test('in Hindi the word between suit and rank agrees with the rank', async () => {
  await speak('hi', 'hi');
  const cards = ['2H', '3H', '4H', 'QH', 'KH'] as const;
  expect(cards.map((card) => spokenCard(translate, card))).toEqual([
    'पान की दुक्की',
    'पान की तिक्की',
    'पान का चौका',
    'पान की बेगम',
    'पान का बादशाह',
  ]);
});
