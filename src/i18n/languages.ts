import arabic from './messages/ar/index.ts?packed';
import names from './messages/en/index.ts?names';
import english from './messages/en/later.ts?packed';
import german from './messages/de/index.ts?packed';
import spanish from './messages/es/index.ts?packed';
import french from './messages/fr/index.ts?packed';
import italian from './messages/it/index.ts?packed';
import japanese from './messages/ja/index.ts?packed';
import dutch from './messages/nl/index.ts?packed';
import portuguese from './messages/pt/index.ts?packed';

/**
 * The languages that are complete, in the order in which they are offered, each by its tag (BCP 47)
 * with the address of its words; those of the first screen are there in English from the beginning.
 * A new one is a folder of messages and a line here.
 */
export const CATALOGUES = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ja: japanese,
  ar: arabic,
} as const satisfies Record<string, string>;

/** The address of the messages' names, in the order in which all those files have the messages. */
export const NAMES: string = names;

/** The tag of a language, which is also the folder of its messages. */
export type Language = keyof typeof CATALOGUES;

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

/** Which way its lines run. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';

/** Whether it is the tag of a language that there is. */
export const isLanguage = (tag: string): tag is Language => Object.hasOwn(CATALOGUES, tag);

/** The language part of a tag: "pt" of "pt-BR". */
const languagePart = (tag: string): string => tag.split('-', 1)[0] ?? '';

/**
 * The first wish that can be granted, in whatever region it is spoken; English where none can.
 * @param wishes tags, the dearest first, as `navigator.languages` has them
 */
export const spokenOf = (wishes: readonly string[]): Language =>
  wishes.map(languagePart).find(isLanguage) ?? 'en';

/**
 * How numbers, days and lists are written: as in the region that a wish for this language names, in
 * the digits that are on the cards and on the keys.
 */
export function formatTag(language: Language, wishes: readonly string[]): string {
  const wish = wishes.find((tag) => languagePart(tag) === language) ?? language;
  return new Intl.Locale(wish, { numberingSystem: 'latn' }).toString();
}
