// Freezes the level hard as it is now, so that figures of later players stay comparable:
// `node tools/arena/freeze.mjs hard-2` writes tools/arena/baseline/hard-2.mjs, which the arena then seats.
import { existsSync } from 'node:fs';
import { build } from 'vite';
import { root } from '../lib/paths.mjs';

const [name = ''] = process.argv.slice(2);
const folder = `${root}tools/arena/baseline`;
if (!/^hard-\d+$/.test(name) || existsSync(`${folder}/${name}.mjs`)) {
  console.error('Usage: node tools/arena/freeze.mjs hard-N, where N is not used yet');
  process.exit(2);
}
await build({
  root,
  // Not the game's own Vite config: one file, without pictures and manifest.
  configFile: false,
  resolve: { alias: { '@': `${root}src` } },
  logLevel: 'error',
  build: {
    ssr: `${folder}/program.ts`,
    outDir: folder,
    emptyOutDir: false,
    target: 'node20',
    minify: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
  },
  ssr: { noExternal: true },
});
