import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createMemoryStream, main } from 'assemblyscript/asc';
import manifest from '../../package.json' with { type: 'json' };
import { cache, root } from '../lib/paths.mjs';

const QUERY = '?wasm';
/** The folders of AssemblyScript: the game's, and the trainer's, which is built on it. */
const FOLDERS = [`${root}src/wasm`, `${root}tools/training/wasm`];

// oxfmt-ignore
const OPTIONS = ['--bindings', 'raw', '--runtime', 'stub', '-O3', '--noAssert', '--enable', 'simd'];

/** @typedef {{ bytes: Uint8Array, types: string }} Program */

const sourcesOf = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );

/**
 * Where a compiled program is cached, by all that it depends on.
 *
 * @param {string} file
 */
function cachePath(file) {
  const hash = createHash('sha256');
  const version = manifest.devDependencies.assemblyscript;
  for (const part of [version, ...OPTIONS, file.replace(root, '')]) hash.update(`${part}\0`);
  // The file itself may be in neither folder: a test's.
  for (const source of [file, ...sourcesOf()]) hash.update(readFileSync(source)).update('\0');
  return `${cache}/wasm/${hash.digest('hex')}`;
}

/**
 * @param {string} path
 * @returns {Program | undefined}
 */
function cached(path) {
  try {
    return { bytes: readFileSync(`${path}.wasm`), types: readFileSync(`${path}.d.ts`, 'utf8') };
  } catch {
    return undefined;
  }
}

/**
 * Two processes may write the same program, and a third read it meanwhile.
 *
 * @param {string} path
 * @param {string | Uint8Array} content
 */
function writeWhole(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/**
 * Compiles one AssemblyScript program to WebAssembly with vector instructions, and declares its
 * exports. That takes seconds, and a test run asks several times, so the result is cached.
 *
 * @param {string} file
 * @returns {Promise<Program>}
 */
export async function compile(file) {
  const path = cachePath(file);
  const before = cached(path);
  if (before) return before;
  /** @type {Uint8Array | undefined} */
  let bytes;
  let types = '';
  const stderr = createMemoryStream();
  const { error } = await main([file, '-o', 'core.wasm', ...OPTIONS], {
    readFile(name, base) {
      try {
        return readFileSync(resolve(base, name), 'utf8');
      } catch {
        return null;
      }
    },
    writeFile(name, contents) {
      if (typeof contents !== 'string') bytes = contents;
      else if (name.endsWith('.d.ts')) types = contents;
    },
    listFiles: () => [],
    stderr,
  });
  if (error || !bytes) throw new Error(`${file} does not compile:\n${stderr.toString()}`);
  mkdirSync(`${cache}/wasm`, { recursive: true });
  writeWhole(`${path}.wasm`, bytes);
  writeWhole(`${path}.d.ts`, types);
  return { bytes, types };
}

/**
 * `import core from '../wasm/core.ts?wasm'` is the compiled program as bytes, embedded in the
 * script, so that it cannot be missing or of another version.
 * @returns {import('vite').Plugin}
 */
export function compileWasm() {
  return {
    name: 'compile-wasm',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      for (const file of sourcesOf()) this.addWatchFile(file);
      const { bytes } = await compile(id.slice(0, -QUERY.length));
      const base64 = Buffer.from(bytes).toString('base64');
      return `export default Uint8Array.from(atob(${JSON.stringify(base64)}), (c) => c.charCodeAt(0));`;
    },
  };
}
