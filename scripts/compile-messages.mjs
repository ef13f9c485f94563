import { compileMessage } from '@lingui/message-utils/compileMessage';
import { runnerImport } from 'vite';

const QUERY = '?compiled';

/**
 * `import messages from './en/index.ts?compiled'` gives a catalogue with its ICU messages parsed,
 * so that the browser ships no parser. A message that cannot be parsed fails the build.
 * @returns {import('vite').Plugin}
 */
export function compileMessages() {
  return {
    name: 'compile-messages',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      const { module, dependencies } =
        /** @type {{ module: { messages: Record<string, string> }, dependencies: string[] }} */ (
          await runnerImport(file)
        );
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const compiled = Object.fromEntries(
        Object.entries(module.messages).map(([key, message]) => [key, compileMessage(message)]),
      );
      return `export default ${JSON.stringify(compiled)};`;
    },
  };
}
