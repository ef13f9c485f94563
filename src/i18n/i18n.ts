import { setupI18n } from '@lingui/core';
import type { messages } from './messages/en/index.ts';
import english from './messages/en/first.ts?compiled';

/** The name of a message; an unknown one does not compile. */
export type MessageKey = keyof typeof messages;

/** What a message may be filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message in the player's language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const SOURCE_LOCALE = 'en';

/** The game's one set of catalogues. */
export const i18n = setupI18n({
  locale: SOURCE_LOCALE,
  messages: { [SOURCE_LOCALE]: english },
});

let allWords: Promise<void> | null = null;

/**
 * The words of what comes after the first screen; whatever says them waits for this. Rejects when
 * they could not be fetched, and fetches them again the next time.
 */
export const loadWords = (): Promise<void> =>
  (allWords ??= import('./messages/en/later.ts?compiled').then(
    (later) => i18n.load(SOURCE_LOCALE, later.default),
    (error: unknown) => {
      allWords = null;
      throw error;
    },
  ));

/** The catalogue message of that name, filled. */
export const translate: Translate = (key, values) => i18n._(key, values);
