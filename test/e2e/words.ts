import { readdirSync } from 'node:fs';
import type { Language } from '@/i18n/languages.ts';
import type { messages as english } from '@/i18n/messages/en/index.ts';

type Catalog = Readonly<Record<keyof typeof english, string>>;

/** From the root, where scripts run: the screenshots bundle this file elsewhere. */
const FOLDER = 'src/i18n/messages';

const languages = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

const catalogs = languages.map(async ({ name }): Promise<[string, Catalog]> => {
  const { messages } = (await import(`../../src/i18n/messages/${name}/index.ts`)) as {
    readonly messages: Catalog;
  };
  return [name, messages];
});

/** The app's messages by language and message key; tests find elements by them. */
export const WORDS = Object.fromEntries(await Promise.all(catalogs)) as Readonly<
  Record<Language, Catalog>
>;

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
