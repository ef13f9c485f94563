import { describe, expect, test } from 'vitest';
import { WORDS } from '../support/words.ts';

const NARROW = '\u202f';

/** Faults of typography by language: a name, and the pattern that finds it. */
const FAULTS: Readonly<Record<string, readonly (readonly [fault: string, RegExp])[]>> = {
  de: [
    ['a quotation mark other than „ and “', /[”«»]/],
    ['no space before an ellipsis', /\S…/],
  ],
  fr: [
    ['a breaking space before a mark', / [:;!?»]|\d %/],
    ['a wide no-break space', /\u00a0/],
    ['no space before a mark', new RegExp(`[^${NARROW}\\s!](?<!Hell)[:;!?»]`)],
    ['no narrow space after «', new RegExp(`«(?!${NARROW})`)],
  ],
  es: [
    ['a question without ¿', /^[^¿]*\?/],
    ['an exclamation without ¡', /^[^¡]*(?<!Hell)!/],
    ['a space inside « »', /«\s|\s»/],
    ['a breaking space before %', /\d %/],
  ],
  it: [['a space inside « »', /«\s|\s»/]],
  sv: [
    ['a quotation mark other than ”', /[“„«»]/],
    ['no space before an ellipsis', /\S…/],
  ],
  ja: [['a space between a word and a value', /[\u3040-\u30ff\u4e00-\u9fff] \{/]],
  ar: [
    ['two numbers side by side', /(?:\d|(?<!cards)\}) #/],
    ['a minus sign that may end up behind its number', /(?<!\u2066)−\{/],
  ],
  hi: [
    ['a card before a postposition', /\{(?:card|high|low)\} (?:से|को|का|की|के|में|पर) [^{]/],
    ['a full stop instead of a danda', /[\u0900-\u097F)]\.(?:\s|$)/],
    ['digits of another script', /[०-९]/],
    ['a dot below क, ख or ग', /[\u0915\u0916\u0917]\u093C/],
  ],
};

/** In every language: straight quotes and other typewriter characters. */
const TYPEWRITER = [
  ['a straight apostrophe or quotation mark', /['"]/],
  ['three dots instead of an ellipsis', /\.\.\./],
] as const;

const faultsIn = (language: string, message: string): string[] =>
  [...TYPEWRITER, ...(FAULTS[language] ?? [])].flatMap(([fault, sign]) =>
    sign.test(message) ? [fault] : [],
  );

describe.each(Object.entries(WORDS))('the catalog of "%s"', (language, messages) => {
  test('follows the typography of the language', () => {
    const faults = Object.entries(messages).flatMap(([name, message]) =>
      faultsIn(language, message).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the check above notices', () => {
  test.each([
    ['en', "Don't"],
    ['en', 'Wait...'],
    ['de', '„Alles”'],
    ['de', 'Moment…'],
    ['fr', 'Atout : cœur'],
    ['fr', 'Atout: cœur'],
    ['fr', 'Atout\u00a0: cœur'],
    ['fr', '95 %'],
    ['fr', '«Tout»'],
    ['es', 'Nil, seguro?'],
    ['es', 'Ganas!'],
    ['es', '« Todo »'],
    ['es', '95 %'],
    ['it', '« Tutto »'],
    ['sv', '“Allt”'],
    ['sv', 'Vänta…'],
    ['ja', '達人 {rate}'],
    ['ar', 'طلب 0 # مرات'],
    ['ar', 'من −{max} إلى {max}'],
    ['hi', '{high} से हाथ'],
    ['hi', 'हाथ आपका.'],
    ['hi', '३ हाथ'],
    ['hi', 'ख़त्म।'],
  ])('in %s: %s', (language, message) => {
    expect(faultsIn(language, message)).not.toEqual([]);
  });

  test.each([
    ['fr', `Atout${NARROW}: «${NARROW}cœur${NARROW}»`],
    ['fr', 'À propos d’Oh Hell!'],
    ['es', 'Nil, ¿seguro?'],
    ['es', '¡Ganas!'],
  ])('and lets pass, in %s: %s', (language, message) => {
    expect(faultsIn(language, message)).toEqual([]);
  });
});
