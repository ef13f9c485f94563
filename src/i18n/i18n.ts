import { type Messages, setupI18n } from '@lingui/core';
import { CATALOGUES, type Language, NAMES } from './languages.ts';
import type { messages } from './messages/en/index.ts';
import english from './messages/en/first.ts?compiled';
import { fetchPacked } from './packed.ts';
import type { Placeholders } from './placeholders.ts';

/** The name of a message; an unknown one does not compile. */
export type MessageKey = keyof typeof messages;

/** What these messages are filled with, by name; those of all of them where there are several. */
export type MessageValues<Key extends MessageKey> = Readonly<
  Record<Placeholders<(typeof messages)[Key]>, string | number>
>;

/** The names of messages that are filled with nothing. */
export type LabelKey = {
  [Key in MessageKey]: [Placeholders<(typeof messages)[Key]>] extends [never] ? Key : never;
}[MessageKey];

/** A message in the player's language. A value that is missing or misspelt does not compile. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: Filling<Key>) => string;

/** The values of a call; none where there is nothing to fill. */
export type Filling<Key extends MessageKey> = [Placeholders<(typeof messages)[Key]>] extends [never]
  ? []
  : [values: MessageValues<Key>];

const SOURCE_LANGUAGE: Language = 'en';

/** The game's one set of catalogues. */
export const i18n = setupI18n({
  locale: SOURCE_LANGUAGE,
  messages: { [SOURCE_LANGUAGE]: english },
});

/** What was asked for and came, or is on its way; what did not come can be asked for again. */
const asked = new Map<Language, Promise<void>>();

/** All words of a language; in English, those that are not there from the beginning. */
async function fetchWords(language: Language): Promise<Messages> {
  const what = `words in ${language}`;
  const [names, words] = await Promise.all([
    fetchPacked<readonly string[]>(NAMES, what),
    fetchPacked<readonly (Messages[string] | null)[]>(CATALOGUES[language], what),
  ]);
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const message = words[at];
      return message == null ? [] : [[name, message]];
    }),
  );
}

/** Fetches all the words of a language, once. Rejects when they could not be fetched. */
function wordsOf(language: Language): Promise<void> {
  const begun = asked.get(language);
  if (begun !== undefined) return begun;
  const loading = fetchWords(language).then(
    (words) => i18n.load(language, words),
    (error: unknown) => {
      asked.delete(language);
      throw error;
    },
  );
  asked.set(language, loading);
  return loading;
}

/**
 * The words of what comes after the first screen; whatever says them waits for this. Rejects when
 * they could not be fetched, and fetches them again the next time.
 */
export const loadWords = (): Promise<void> => wordsOf(i18n.locale as Language);

let wanted: Language = SOURCE_LANGUAGE;

/**
 * Speaks that language as soon as all its words are there; until then, and if they cannot be
 * fetched, the one before it. Of two wishes the later counts.
 * @param format how numbers, days and lists are written, see `formatTag`
 * @returns whether it is spoken now
 */
export async function speak(language: Language, format: string): Promise<boolean> {
  wanted = language;
  // The first screen's English is here from the beginning.
  if (language !== i18n.locale) await wordsOf(language);
  if (wanted !== language) return false;
  i18n.activate(language, format);
  return true;
}

/** The catalogue message of that name, filled. */
export const translate: Translate = (key, ...[values]) => i18n._(key, values);
