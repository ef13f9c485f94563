import arabic from './messages/ar?packed';
import names from './messages/en/index.ts?names';
import english from './messages/en/later.ts?packed';
import german from './messages/de?packed';
import spanish from './messages/es?packed';
import french from './messages/fr?packed';
import hindi from './messages/hi?packed';
import italian from './messages/it?packed';
import japanese from './messages/ja?packed';
import dutch from './messages/nl?packed';
import portuguese from './messages/pt?packed';
import swedish from './messages/sv?packed';

/**
 * The available languages in menu order, by BCP 47 tag, with the URL of their messages. A new
 * language is a folder of messages and a line here.
 */
export const CATALOGS = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
  ja: japanese,
  ar: arabic,
  hi: hindi,
} as const satisfies Record<string, string>;

/** URL of the message keys, in the order of those files. */
export const NAMES: string = names;

/** The tag of a language, which is also the folder of its messages. */
export type Language = keyof typeof CATALOGS;

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

/** The text direction of a language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';

/** Whether a tag is an available language. */
export const isLanguage = (tag: string): tag is Language => Object.hasOwn(CATALOGS, tag);

/** The language part of a tag: "pt" of "pt-BR". */
const languagePart = (tag: string): string => tag.split('-', 1)[0] ?? '';

/**
 * The first available language, whatever its region; English if none is.
 * @param wishes tags in order of preference, as in `navigator.languages`
 */
export const spokenOf = (wishes: readonly string[]): Language =>
  wishes.map(languagePart).find(isLanguage) ?? 'en';

/** What follows a tag's language, script and region: "-u-ca-buddhist" of "th-TH-u-ca-buddhist". */
const EXTENSIONS = /-[0-9a-z]-.*$/i;

/**
 * The locale for numbers, dates and lists: the preferred region of the language, with Latin digits,
 * as on the cards. Made without `Intl.Locale`, whose first use takes 10 ms of the start.
 */
export function formatTag(language: Language, wishes: readonly string[]): string {
  const wish = wishes.find((tag) => languagePart(tag) === language) ?? language;
  return `${wish.replace(EXTENSIONS, '')}-u-nu-latn`;
}
