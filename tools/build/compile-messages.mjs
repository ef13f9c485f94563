import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { runnerImport } from 'vite';
import { catalogProblems } from './catalog-problems.mjs';
import { packedModule } from './packed.mjs';

const COMPILED = '?compiled';
const PACKED = '?packed';
const NAMES = '?names';

/** @typedef {{ messages: Record<string, string>, dependencies: string[] }} Catalog */

/** @param {string} path */
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * A module with the messages of all files of a folder, so that no language has to list its files.
 *
 * @returns {import('vite').Plugin}
 */
const wholeFolders = () => ({
  name: 'whole-folders',
  enforce: 'pre',
  resolveId: (id) => (isFolder(id) ? id : null),
  load(id) {
    if (!isFolder(id)) return null;
    const files = readdirSync(id).map((file) => JSON.stringify(join(id, file)));
    const imports = files.map((file, index) => `import * as part${index} from ${file};`);
    const parts = files.map((_, index) => `...Object.values(part${index})`);
    return `${imports.join('\n')}\nexport const messages = Object.assign({}, ${parts.join(', ')});`;
  },
});

/**
 * The catalog of a file that exports `messages`, or of all files of a language's folder.
 *
 * @param {string} path
 * @returns {Promise<Catalog>}
 */
async function readCatalog(path) {
  const { module, dependencies } =
    /** @type {{ module: { messages: Record<string, string> }, dependencies: string[] }} */ (
      await runnerImport(path, { plugins: [wholeFolders()] })
    );
  return { messages: module.messages, dependencies };
}

/**
 * @param {string} name
 * @param {string} message
 */
function compile(name, message) {
  try {
    return compileMessageOrThrow(message);
  } catch (cause) {
    throw new Error(`The message "${name}" cannot be read: ${message}`, { cause });
  }
}

/** @param {Record<string, string>} messages */
const compiled = (messages) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [name, compile(name, message)]),
    ),
  );

/**
 * The messages without their names, in the order of the names; null for those in other files.
 *
 * @param {readonly string[]} names
 * @param {Record<string, string>} messages
 */
const nameless = (names, messages) =>
  JSON.stringify(
    names.map((name) => {
      const message = messages[name];
      return message === undefined ? null : compile(name, message);
    }),
  );

/**
 * All messages of a language, parsed, by name.
 *
 * @param {string} folder
 * @returns {Promise<import('@lingui/core').Messages>}
 */
export async function readMessages(folder) {
  const { messages } = await readCatalog(folder);
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, compile(name, message)]),
  );
}

/** The folder of a catalog's language. @param {string} path */
const folderOf = (path) => (isFolder(path) ? path : dirname(path));

/** @param {string} path */
const englishIndex = (path) => join(dirname(folderOf(path)), 'en', 'index.ts');

/**
 * Catalogs with their ICU messages parsed, so that the browser ships no parser. A message that
 * cannot be parsed fails the build.
 *
 * - `import messages from './en/first.ts?compiled'` is the messages.
 * - `import address from './de?packed'` is the URL of a file with the messages of a file or folder,
 *   as gzipped JSON, since all languages are cached offline. An incomplete translation fails the
 *   build.
 * - `import address from './en/index.ts?names'` is the URL of their names, which are stored once
 *   instead of in every packed file.
 *
 * @returns {import('vite').Plugin}
 */
export function compileMessages() {
  let serves = false;
  /** @type {Map<string, Promise<Catalog>>} */
  const catalogs = new Map();
  const catalogIn = (/** @type {string} */ file) => {
    const catalog = catalogs.get(file) ?? readCatalog(file);
    catalogs.set(file, catalog);
    return catalog;
  };
  return {
    name: 'compile-messages',
    enforce: 'pre',
    configResolved({ command }) {
      serves = command === 'serve';
    },
    buildStart() {
      catalogs.clear();
    },
    watchChange() {
      catalogs.clear();
    },
    resolveId(source, importer) {
      if (!source.endsWith(PACKED) || importer === undefined) return null;
      const path = resolve(dirname(importer), source.slice(0, -PACKED.length));
      return isFolder(path) ? path + PACKED : null;
    },
    async load(id) {
      if (id.endsWith(COMPILED)) {
        const { messages, dependencies } = await catalogIn(id.slice(0, -COMPILED.length));
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return `export default ${compiled(messages)};`;
      }
      if (!id.endsWith(PACKED) && !id.endsWith(NAMES)) return undefined;
      const file = id.slice(0, id.lastIndexOf('?'));
      const { messages, dependencies } = await catalogIn(file);
      const all = await catalogIn(englishIndex(file));
      for (const dependency of [...dependencies, ...all.dependencies])
        this.addWatchFile(dependency);
      const names = Object.keys(all.messages);
      const isNames = id.endsWith(NAMES);
      const language = basename(folderOf(file));
      if (!isNames && language !== 'en') {
        const problems = catalogProblems(all.messages, messages, language);
        if (problems.length > 0)
          this.error(`The catalog of "${language}" is not complete:\n${problems.join('\n')}`);
      }
      const text = isNames ? JSON.stringify(names) : nameless(names, messages);
      const name = isNames ? 'names.bin' : `${language}.bin`;
      return packedModule(this, { name, text, serves });
    },
  };
}
