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

/** The last bundle; null if there is none. */
function lastBundle() {
  try {
    return /** @type {{ folder: string, modules: string[], hash: string }} */ (
      JSON.parse(readFileSync(MANIFEST, 'utf8'))
    );
  } catch {
    return null;
  }
}

/** The folder of the last bundle; null if it is not there or not up to date. */
function currentFolder() {
  const last = lastBundle();
  if (last === null || !existsSync(`${last.folder}/main.mjs`)) return null;
  try {
    return last.hash === hashOf([...OTHERS, ...last.modules]) ? last.folder : null;
  } catch {
    // A module has gone.
    return null;
  }
}

/** Makes the bundle in a folder of its own: another bot may just be starting from the last one. */
async function bundled() {
  const last = lastBundle()?.folder;
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

const folder = currentFolder() ?? (await bundled());
if (process.argv[2] !== '--build') {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(`${folder}/main.mjs`).href);
}
