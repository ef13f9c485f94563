import { afterEach, expect, test } from 'vitest';
import { WORDS } from '../support/words.ts';
import { cardName, spokenCard } from '@/i18n/card-names.ts';
import { playRefusalText } from '@/features/table/refusal-text.ts';
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

test.each([
  ['en', 'You must beat the queen of spades'],
  ['fr', 'Tu dois monter sur la dame de pique'],
  ['es', 'Tienes que superar la reina de picas'],
  ['it', 'Devi superare la donna di picche'],
  ['pt', 'Você precisa cobrir a dama de espadas'],
] as const)('in %s also when a card is refused', async (language, words) => {
  await speak(language, language);
  expect(playRefusalText(translate, { kind: 'must-head', over: 'QS' })).toBe(words);
});

/** Prepositions that contract with the article of a card: “de” and “el” to “del”. */
const CONTRACTING = {
  fr: /(?<![\p{L}])(?:à|de) \{/u,
  es: /(?<![\p{L}])(?:a|de) \{/u,
  it: /(?<![\p{L}])(?:a|da|di|in|su) \{/u,
  pt: /(?<![\p{L}])(?:a|de|em|por) \{/u,
} as const;
const CARD = '(?:card|cards|held|high|leading|low|lowest)\\}';

test.each(Object.entries(CONTRACTING))(
  'in %s no card with an article follows a preposition that contracts with it',
  (language, preposition) => {
    const sign = new RegExp(preposition.source + CARD, 'u');
    const wrong = Object.entries(WORDS[language as keyof typeof CONTRACTING])
      .filter(([name]) => /^(?:hint|say|refusal|analysis\.(?:problem|refused))\./.test(name))
      .filter(([, message]) => sign.test(message));
    expect(wrong).toEqual([]);
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
