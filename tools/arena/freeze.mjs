// Freezes hard or expert as it is now, so that figures of later players stay comparable:
// `node tools/arena/freeze.mjs expert-2` writes tools/arena/baseline/expert-2.mjs; FROZEN in players.ts names those
// that the arena seats.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram } from '../lib/bundle.mjs';
import { root } from '../lib/paths.mjs';

const [name = ''] = process.argv.slice(2);
const [, level] = /^(hard|expert)-\d+$/.exec(name) ?? [];
const folder = `${root}tools/arena/baseline`;
const target = `${folder}/${name}.mjs`;
if (level === undefined || existsSync(target)) {
  console.error('Usage: node tools/arena/freeze.mjs hard-N or expert-N, where N is not used yet');
  process.exit(2);
}
const outDir = mkdtempSync(join(tmpdir(), 'freeze-'));
try {
  const { bundle } = await bundleProgram(`${folder}/${level}.ts`, outDir, { minify: true });
  writeFileSync(target, readFileSync(bundle, 'utf8').replace(/\/\/# sourceMappingURL=.*\n?$/, ''));
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
