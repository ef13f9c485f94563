import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { runnerImport } from 'vite';
import { catalogueProblems } from './lib/catalogue-problems.mjs';

const COMPILED = '?compiled';
const PACKED = '?packed';

/** @param {string} file */
async function catalogueIn(file) {
  const { module, dependencies } =
    /** @type {{ module: { messages: Record<string, string> }, dependencies: string[] }} */ (
      await runnerImport(file)
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
 * Catalogues with their ICU messages parsed, so that the browser ships no parser. A message that
 * cannot be parsed fails the build.
 *
 * - `import messages from './en/first.ts?compiled'` gives the messages.
 * - `import address from './de/index.ts?packed'` gives the address of a file that has them, as
 *   gzipped JSON: with nine languages kept for playing offline, size counts. A translation that is
 *   not complete fails the build.
 *
 * @returns {import('vite').Plugin}
 */
export function compileMessages() {
  let serves = false;
  return {
    name: 'compile-messages',
    configResolved({ command }) {
      serves = command === 'serve';
    },
    async load(id) {
      if (id.endsWith(COMPILED)) {
        const { messages, dependencies } = await catalogueIn(id.slice(0, -COMPILED.length));
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return `export default ${compiled(messages)};`;
      }
      if (!id.endsWith(PACKED)) return undefined;
      const file = id.slice(0, -PACKED.length);
      const language = basename(dirname(file));
      const translated = await catalogueIn(file);
      const english = await catalogueIn(file.replace(`/${language}/`, '/en/'));
      for (const dependency of [...translated.dependencies, ...english.dependencies])
        this.addWatchFile(dependency);
      const problems = catalogueProblems(english.messages, translated.messages, language);
      if (problems.length > 0)
        this.error(`The catalogue of "${language}" is not complete:\n${problems.join('\n')}`);
      const packed = gzipSync(compiled(translated.messages), { level: 9 });
      // Without a build there are no files yet.
      if (serves)
        return `export default 'data:application/gzip;base64,${packed.toString('base64')}';`;
      const reference = this.emitFile({ type: 'asset', name: `${language}.bin`, source: packed });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
