import { messages as arabic } from '@/i18n/messages/ar/index.ts';
import { messages as german } from '@/i18n/messages/de/index.ts';
import { messages as english } from '@/i18n/messages/en/index.ts';
import { messages as spanish } from '@/i18n/messages/es/index.ts';
import { messages as french } from '@/i18n/messages/fr/index.ts';
import { messages as italian } from '@/i18n/messages/it/index.ts';
import { messages as japanese } from '@/i18n/messages/ja/index.ts';
import { messages as dutch } from '@/i18n/messages/nl/index.ts';
import { messages as portuguese } from '@/i18n/messages/pt/index.ts';
import type { Language } from '@/i18n/languages.ts';

type Catalog = Readonly<Record<keyof typeof english, string>>;

/** The app's messages by language and message key; tests find elements by them. */
export const WORDS: Readonly<Record<Language, Catalog>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ja: japanese,
  ar: arabic,
};

/** The text before and after the only placeholder of a message. */
const partsOf = (message: string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = message.split(/\{\w+\}/);
  return [before, after];
};

/** A CSS selector for buttons labeled with a message that has one placeholder. */
export function buttonsWithMessage(message: string): string {
  const [before, after] = partsOf(message);
  return `button[aria-label^=${JSON.stringify(before)}][aria-label$=${JSON.stringify(after)}]`
    .replaceAll('[aria-label^=""]', '')
    .replaceAll('[aria-label$=""]', '');
}

/** A pattern for a message with one placeholder, whatever its value. */
export function messagePattern(message: string): RegExp {
  const [before, after] = partsOf(message).map((text) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${before}.+${after}$`);
}
