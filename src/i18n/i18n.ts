import { setupI18n } from '@lingui/core';
import type { messages } from './messages/en/index.ts';
import english from './messages/en/index.ts?compiled';

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

/** The catalogue message of that name, filled. */
export const translate: Translate = (key, values) => i18n._(key, values);
