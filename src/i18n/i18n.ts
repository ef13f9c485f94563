import { type Messages, setupI18n } from '@lingui/core';
import { CATALOGS, type Language, NAMES } from './languages.ts';
import type { messages } from './messages/en/index.ts';
import english from './messages/en/first.ts?compiled';
import { fetchPacked } from './packed.ts';
import type { Placeholders } from './placeholders.ts';

/** A message key; an unknown one does not compile. */
export type MessageKey = keyof typeof messages;

/** The placeholders of a message; of all of them for a union of keys. */
export type MessageValues<Key extends MessageKey> = Readonly<
  Record<Placeholders<(typeof messages)[Key]>, string | number>
>;

/** Keys of messages without placeholders. */
export type LabelKey = {
  [Key in MessageKey]: [Placeholders<(typeof messages)[Key]>] extends [never] ? Key : never;
}[MessageKey];

/** Translates a message. A missing or misspelled placeholder does not compile. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: MessageArguments<Key>
) => string;

/** The values of a call; none for messages without placeholders. */
export type MessageArguments<Key extends MessageKey> = [
  Placeholders<(typeof messages)[Key]>,
] extends [never]
  ? []
  : [values: MessageValues<Key>];

const SOURCE_LANGUAGE: Language = 'en';

/** The game's catalogs. */
export const i18n = setupI18n({
  locale: SOURCE_LANGUAGE,
  messages: { [SOURCE_LANGUAGE]: english },
});

/** Fetches in progress or done; failed ones are removed so that they can be retried. */
const fetches = new Map<Language, Promise<void>>();

/** All messages of a language; for English, those outside the first bundle. */
async function fetchMessages(language: Language): Promise<Messages> {
  const what = `messages in ${language}`;
  const [names, messages] = await Promise.all([
    fetchPacked<readonly string[]>(NAMES, what),
    fetchPacked<readonly (Messages[string] | null)[]>(CATALOGS[language], what),
  ]);
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const message = messages[at];
      return message == null ? [] : [[name, message]];
    }),
  );
}

/** Fetches all messages of a language, once. Rejects if that fails. */
function messagesOf(language: Language): Promise<void> {
  const pending = fetches.get(language);
  if (pending !== undefined) return pending;
  const loading = fetchMessages(language).then(
    (loaded) => i18n.load(language, loaded),
    (error: unknown) => {
      fetches.delete(language);
      throw error;
    },
  );
  fetches.set(language, loading);
  return loading;
}

/**
 * Loads the messages of everything after the first screen. Rejects if that fails; the next call
 * retries.
 */
export const loadMessages = (): Promise<void> => messagesOf(i18n.locale as Language);

/** Loads code together with the messages that it needs. Rejects if either fails. */
export const withMessages = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  (await Promise.all([load(), loadMessages()]))[0];

let wanted: Language = SOURCE_LANGUAGE;

/**
 * Switches the language once its messages are loaded; the latest call wins.
 * @param format the locale for numbers, dates and lists; see `formatTag`
 * @returns whether it was switched
 */
export async function speak(language: Language, format: string): Promise<boolean> {
  wanted = language;
  // The first screen's English is in the bundle.
  if (language !== i18n.locale) await messagesOf(language);
  if (wanted !== language) return false;
  i18n.activate(language, format);
  return true;
}

/** The message of that key with its placeholders filled. */
export const translate: Translate = (key, ...[values]) => i18n._(key, values);
