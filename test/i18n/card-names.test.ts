import { afterEach, expect, test } from 'vitest';
import { cardName, spokenCard } from '@/i18n/card-names.ts';
import { i18n, speak, translate } from '@/i18n/i18n.ts';

afterEach(() => i18n.activate('en'));

test('a card has its article where it is heard in a sentence', async () => {
  expect(spokenCard(translate, 'QS')).toBe('the queen of spades');
  expect(cardName(translate, 'QS')).toBe('queen of spades');
  await speak('fr', 'fr');
  expect(spokenCard(translate, 'KC')).toBe('le roi de trèfle');
  expect(spokenCard(translate, 'QH')).toBe('la dame de cœur');
  expect(spokenCard(translate, 'AS')).toBe('l’as de pique');
  expect(cardName(translate, 'QH')).toBe('dame de cœur');
});
