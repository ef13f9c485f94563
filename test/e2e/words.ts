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

/** What the page says, by language and name: what a test finds things by. */
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

/** The words of a message before and after the one thing that it is filled with. */
const around = (message: string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = message.split(/\{\w+\}/);
  return [before, after];
};

/** Buttons with a message of one thing as their label, whatever it is filled with. */
export function buttonsSaying(message: string): string {
  const [before, after] = around(message);
  return `button[aria-label^=${JSON.stringify(before)}][aria-label$=${JSON.stringify(after)}]`
    .replaceAll('[aria-label^=""]', '')
    .replaceAll('[aria-label$=""]', '');
}

/** A message of one thing as it is read, whatever it is filled with. */
export function saying(message: string): RegExp {
  const [before, after] = around(message).map((text) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${before}.+${after}$`);
}
