// Runs a TypeScript program in Node: `node tools/run-ts.mjs FILE.ts …args`.
// It is bundled first, because Node 20 runs no TypeScript. In the program `process.argv[1]` is the
// bundle, so a program can start itself as a worker: new Worker(process.argv[1]).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { bundleProgram } from './lib/bundle.mjs';
import { cache } from './lib/paths.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node tools/run-ts.mjs FILE.ts …args');
  process.exit(2);
}

// One folder per run: two runs side by side do not overwrite each other's bundle.
mkdirSync(cache, { recursive: true });
const outDir = mkdtempSync(`${cache}/run-`);
let status = 1;
// Ctrl-C reaches the program too, and it decides when to exit.
process.on('SIGINT', () => undefined);
try {
  const { bundle } = await bundleProgram(file, outDir);
  const run = spawnSync(process.execPath, ['--enable-source-maps', bundle, ...args], {
    stdio: 'inherit',
  });
  status = run.status ?? 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
process.exit(status);
