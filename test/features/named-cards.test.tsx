import { afterEach, describe, expect, it } from 'vitest';
import { TRADITIONS, rulesOf } from '@/catalogue/index.ts';
import {
  type PlayerView,
  type RuleSet,
  handSizes,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { hintWords } from '@/features/advice/hint-words.ts';
import { playRefusalText } from '@/features/table/refusal-text.ts';
import { seenAndHeard, seenAndHeardEach } from '@/i18n/card-names.ts';
import { speak, translate } from '@/i18n/i18n.ts';
import { CATALOGS, type Language } from '@/i18n/languages.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { DETERMINIZATIONS, adviser, withRounds } from '../support/features/hint-scenes.ts';
import { absentCardsOf, absentNamesOf } from '../support/features/named-cards.ts';
import { runs, sample } from '../support/runs.ts';
import { wordsOf } from './rules/lines.tsx';

type Table = readonly [name: string, rules: RuleSet];

/** The tables of the catalogue that differ in cards, trump, sight or duties. */
const TABLES: readonly Table[] = [
  ...new Map(
    TRADITIONS.flatMap((tradition) =>
      tradition.players.map((players): [string, Table] => {
        const rules = rulesOf(tradition, players);
        const { deck, jokers, trump, sides, sight, duty, trumpLead } = rules;
        const key = [players, deck, jokers, trump.kind, trump.allDealt, sides, sight, duty];
        return [
          JSON.stringify([...key, trumpLead]),
          [`${tradition.id}, ${players} players`, rules],
        ];
      }),
    ),
  ).values(),
];

/** Cards that are not in play are named once, as such. */
const LEFT_OUT = /Left out: .*?\./;

/** What a seat to act may read: its hint with all reasons, seen and heard, and why cards are refused. */
function textsAt(view: PlayerView): string[] {
  const advice = fullAdvice(adviser, view, DETERMINIZATIONS);
  const hint =
    advice === null
      ? []
      : seenAndHeardEach((nameCard) => {
          const { panel, more } = hintWords(translate, view, advice, nameCard);
          return [...panel, ...more];
        });
  const refusals = view.choices.flatMap(({ refusal }) =>
    refusal === null
      ? []
      : [seenAndHeard((nameCard) => playRefusalText(translate, refusal, nameCard))],
  );
  return [...hint, ...refusals].flatMap(({ seen, heard }) => [seen, heard]);
}

/** What may be read in the first round of a random game, each text once. */
function textsIn(rules: RuleSet, seed: number): Set<string> {
  const start = newGameWith(rules, { dealSeed: `${seed + 1}`.padStart(32, 'd') });
  const texts = new Set<string>();
  for (const { before } of randomMoves(start, createPicker(seed))) {
    if (before.past.length > 0) break;
    for (const seat of toAct(before))
      for (const text of textsAt(viewFor(before, seat))) texts.add(text);
  }
  return texts;
}

describe.each(sample(TABLES, 2))('in %s', (name, rules) => {
  it('the rules name only cards of the deck', () => {
    expect(absentNamesOf(rules)(wordsOf(rules).replace(LEFT_OUT, ''))).toEqual([]);
  });

  it('hints and refusals name only cards of the deck', () => {
    const maxSize = Math.max(...handSizes(rules));
    const first = TABLES.findIndex(([each]) => each === name);
    const absentNames = absentNamesOf(rules);
    for (let seed = first; seed < first + runs(1); seed++) {
      const texts = [...textsIn(withRounds(rules, 1 + (seed % Math.min(maxSize, 8))), seed)];
      const wrong = texts.map((text) => ({ text, named: absentNames(text) }));
      expect(wrong.filter(({ named }) => named.length > 0)).toEqual([]);
    }
  });
});

describe('in every language', () => {
  afterEach(() => speak('en', 'en-US'));

  it.each(Object.keys(CATALOGS) as Language[])(
    'the rules name only cards of the deck: %s',
    async (language) => {
      await speak(language, language);
      const decks = ['32', '36', '40', 'eight-each'] as const;
      for (const [at, deck] of decks.entries()) {
        const rules: RuleSet = {
          ...presetRules('bugger-your-neighbor', 3 + at),
          deck,
          jokers: { high: 1, low: 1 },
          duty: at % 2 === 0 ? 'must-trump' : 'must-head',
          trump: { kind: at % 2 === 0 ? 'flip' : 'none', allDealt: 'dealers-last' },
        };
        expect(absentCardsOf(rules)(wordsOf(rules))).toEqual([]);
      }
    },
  );
});

it('names of absent cards, ranks and jokers are detected', () => {
  const rules: RuleSet = { ...presetRules('bugger-your-neighbor', 4), deck: '36' };
  const absentNames = absentNamesOf(rules);
  expect(absentNames('Play the five of spades, not the queen of spades.')).toEqual([
    'five of spades',
  ]);
  expect(absentNames('The 10♠ and the 5♥ are unseen; 12♦.')).toEqual(['five of hearts']);
  expect(absentNames('So the three beats the king; the two partners.')).toEqual(['three']);
  expect(absentNames('Only a high joker can beat it.')).toEqual(['high joker', 'joker']);
  const low: RuleSet = { ...rules, jokers: { high: 0, low: 1 } };
  expect(absentNamesOf(low)('The low joker loses to ★.')).toEqual([]);
});
