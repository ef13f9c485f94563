import { runnerImport } from 'vite';
import { packedModule } from './packed.mjs';

const FIGURES = '?figures';

/**
 * `import address from './courts/index.ts?figures'` gives the address of one file with the figures
 * that this module has, as gzipped JSON: drawings by card.
 *
 * @returns {import('vite').Plugin}
 */
export function packCourts() {
  let serves = false;
  return {
    name: 'pack-courts',
    configResolved({ command }) {
      serves = command === 'serve';
    },
    async load(id) {
      if (!id.endsWith(FIGURES)) return undefined;
      const { module, dependencies } =
        /** @type {{ module: { figures: Record<string, string> }, dependencies: string[] }} */ (
          await runnerImport(id.slice(0, -FIGURES.length))
        );
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return packedModule(this, {
        name: 'courts.bin',
        text: JSON.stringify(module.figures),
        serves,
      });
    },
  };
}
