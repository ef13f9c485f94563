import { readdirSync } from 'node:fs';
import type { Language } from '@/i18n/languages.ts';
import type { messages as english } from '@/i18n/messages/en/index.ts';

type Catalog = Readonly<Record<keyof typeof english, string>>;

/** Relative to the root, where scripts run, since the screenshots bundle this file into another folder. */
const FOLDER = 'src/i18n/messages';

const languages = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

const catalogs = languages.map(async ({ name }): Promise<[string, Catalog]> => {
  const parts = readdirSync(`${FOLDER}/${name}`).map(async (file) => {
    const part = file.replace('.ts', '');
    return (await import(`../../src/i18n/messages/${name}/${part}.ts`)) as object;
  });
  const messages = (await Promise.all(parts)).flatMap((part) => Object.values(part) as object[]);
  return [name, Object.assign({}, ...messages) as Catalog];
});

/** The messages of every language by their keys; tests find elements by them. */
export const WORDS = Object.fromEntries(await Promise.all(catalogs)) as Readonly<
  Record<Language, Catalog>
>;
