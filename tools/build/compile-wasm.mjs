import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createMemoryStream, main } from 'assemblyscript/asc';
import { root } from '../lib/paths.mjs';

const QUERY = '?wasm';
/** The folders of AssemblyScript: the game's, and the trainer's, which is built on it. */
const FOLDERS = [`${root}src/wasm`, `${root}tools/training/wasm`];

/** @type {Map<string, { sources: string, bytes: Uint8Array, types: string }>} */
const compiled = new Map();

const sourcesOf = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );

/**
 * Compiles one AssemblyScript program to WebAssembly with vector instructions, and declares its exports.
 * @param {string} file
 */
export async function compile(file) {
  const sources = sourcesOf()
    .map((name) => readFileSync(name, 'utf8'))
    .join('\0');
  const before = compiled.get(file);
  if (before?.sources === sources) return before;
  /** @type {Uint8Array | undefined} */
  let bytes;
  let types = '';
  const stderr = createMemoryStream();
  const { error } = await main(
    // prettier-ignore
    [file, '-o', 'core.wasm', '--bindings', 'raw', '--runtime', 'stub', '-O3', '--noAssert', '--enable', 'simd'],
    {
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
    },
  );
  if (error || !bytes) throw new Error(`${file} does not compile:\n${stderr.toString()}`);
  const program = { sources, bytes, types };
  compiled.set(file, program);
  return program;
}

/**
 * `import core from '../core/core.ts?wasm'` is the compiled program as bytes, embedded in the
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
