import { basename, resolve } from 'node:path';
import { build } from 'vite';
import { root } from './paths.mjs';

/**
 * Leaves `paths.mjs` out of bundles: it finds the repository from where it is itself.
 * @type {import('vite').Plugin}
 */
const keepPaths = {
  name: 'keep-paths',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/paths\.mjs$/ },
    handler: () => ({ id: `${root}tools/lib/paths.mjs`, external: 'absolute' }),
  },
};

/**
 * Bundles a TypeScript program for Node into a folder.
 * @param {string} file the program
 * @param {string} outDir
 * @param {{ minify?: boolean }} [options]
 * @returns {Promise<{ bundle: string, modules: string[] }>} the path of the bundle, and of every file of
 *   the repository that is in it
 */
export async function bundleProgram(file, outDir, { minify = false } = {}) {
  const name = `${basename(file).replace(/\.tsx?$/, '')}.mjs`;
  const result = await build({
    root,
    logLevel: 'error',
    plugins: [keepPaths],
    build: {
      ssr: resolve(file),
      outDir,
      target: 'node20',
      minify,
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const ids = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const files = ids.map((id) => id.replace(/\?.*$/, '')).filter((id) => id.startsWith(root));
  return { bundle: `${outDir}/${name}`, modules: [...new Set(files)] };
}
