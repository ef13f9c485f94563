import { describe, expect, test } from 'vitest';
import { CATALOGS, type Language } from '@/i18n/languages.ts';
import { WORDS } from '../support/words.ts';

/**
 * Words that say how often something happens. Beside a percentage they may contradict it; “more often” and “less
 * often” compare, so they are not among them.
 */
const FREQUENCY: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(sometimes|(?<!more |less )often|rarely|seldom|usually|mostly|may|might)(?!\p{L})/iu,
  de: /(?<!\p{L})(manchmal|oft|häufig|selten|meist|meistens|gelegentlich)(?!\p{L})/iu,
  fr: /(?<!\p{L})(parfois|(?<!plus |moins )souvent|rarement|peux|peut)(?!\p{L})/iu,
  es: /(?<!\p{L})(a veces|(?<!más |menos )a menudo|rara vez|puedes|puede|pueden)(?!\p{L})/iu,
  it: /(?<!\p{L})(a volte|(?<!più |meno )spesso|raramente|puoi|può|possono)(?!\p{L})/iu,
  nl: /(?<!\p{L})(soms|(?<!minder )vaak|zelden|meestal|kan|kun|kunt)(?!\p{L})/iu,
  pt: /(?<!\p{L})(às vezes|muitas vezes|raramente|pode|podem)(?!\p{L})/iu,
  sv: /(?<!\p{L})(ibland|ofta|(?<!mer )sällan|oftast|kan)(?!\p{L})/iu,
  ja: /ことがあ|たまに|よく|めったに/u,
  ar: /أحيانًا|غالبًا|نادرًا|كثيرًا/u,
  hi: /कभी-कभी|अक्सर|शायद ही|ज़्यादातर/u,
};

/** A percentage in a sentence of a hint. */
const PERCENTAGE = /\{(chance|less)\}/;

/** The innermost texts of a message: its alternatives, with their placeholders as they are. */
const alternativesOf = (message: string): string[] =>
  message
    .replaceAll(/\{(\w+)\}/g, '⟨$1⟩')
    .split(/[{}]/)
    .map((text) => text.replaceAll(/⟨(\w+)⟩/g, '{$1}'));

const contradictions = (language: Language, message: string): string[] =>
  alternativesOf(message).filter((text) => PERCENTAGE.test(text) && FREQUENCY[language].test(text));

describe.each(Object.keys(CATALOGS) as Language[])('the hints in "%s"', (language) => {
  test('have no word for how often beside a percentage', () => {
    const hints = Object.entries(WORDS[language])
      .filter(([key]) => key.startsWith('hint.contrast') || key.startsWith('hint.why'))
      .flatMap(([key, message]) => contradictions(language, message).map((text) => [key, text]));
    expect(hints).toEqual([]);
  });
});

// Regression: “Mit 1 fehlen dir manchmal Stiche: über 95 %.”
test.each([
  ['de', '{never, select, yes {Mit {other} fehlen dir manchmal Stiche: {chance}.} other {-}}'],
  ['fr', '{never, select, yes {Avec {other}, tu peux faire trop de plis : {chance}.} other {-}}'],
  ['ja', '{never, select, yes {{other}では不足することがあります：{chance}。} other {-}}'],
  ['en', 'With {other} you often fall short: {chance}.'],
] as const)('the check notices one in "%s"', (language, message) => {
  expect(contradictions(language, message)).toHaveLength(1);
});
