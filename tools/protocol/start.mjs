// `npm run -s bot`: starts the bot from a bundle that is kept between runs, so that the first answer comes
// within a second. The bundle is made again when a file in it has changed. `--build` only makes it.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, root } from '../lib/paths.mjs';

const MANIFEST = `${cache}/bot.json`;

/** What a bundle depends on besides its modules: AssemblyScript, the plugins, and packages. */
const OTHERS = [
  ...['src/wasm', 'tools/build'].flatMap((folder) =>
    readdirSync(root + folder).map((name) => `${folder}/${name}`),
  ),
  'tools/lib/bundle.mjs',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * @param {readonly string[]} files relative to the repository
 * @returns {string} a hash of their names and contents
 */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(root + file))
      .update('\0');
  return hash.digest('hex');
}

/** @returns {string | null} the folder of the last bundle */
function lastFolder() {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8')).folder;
  } catch {
    return null;
  }
}

/** Whether the last bundle is there and up to date. */
function isCurrent() {
  try {
    const { folder, modules, hash } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    return existsSync(`${folder}/main.mjs`) && hash === hashOf([...OTHERS, ...modules]);
  } catch {
    // There is none yet, or a module has gone.
    return false;
  }
}

/** Makes the bundle in a folder of its own: another bot may just be starting from the last one. */
async function bundled() {
  const last = lastFolder();
  const { bundleProgram } = await import('../lib/bundle.mjs');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${cache}/bot-`);
  const { modules } = await bundleProgram(`${root}tools/protocol/main.ts`, folder);
  const files = modules.map((file) => relative(root, file));
  const manifest = { folder, modules: files, hash: hashOf([...OTHERS, ...files]) };
  writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest));
  renameSync(`${folder}/manifest.json`, MANIFEST);
  for (const name of readdirSync(cache)) {
    const old = `${cache}/${name}`;
    if (name.startsWith('bot-') && old !== folder && old !== last) rmSync(old, { recursive: true });
  }
  return folder;
}

const folder = isCurrent() ? lastFolder() : await bundled();
if (process.argv[2] !== '--build') {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(`${folder}/main.mjs`).href);
}
