import program from '../../wasm/adviser.ts?wasm';
import { ADVISER_ARITY, type AdviserExports } from './adviser-exports.ts';

/**
 * The WebAssembly program behind opponents, advice and reviews, with its own memory. Cards are
 * suit × 16 + rank; trump is a suit 0–3, 4 no trump, 5 every suit but the led one, 6 not named yet.
 */
export type Core = AdviserExports;

const abort = (): never => {
  throw new Error('the core aborted');
};

/**
 * Instantiates a compiled program.
 * @param arity the exports that its types promise: parameters of each function, null for a global.
 * @throws when an export is missing or has another arity: its types are of another version.
 */
export function instantiate(
  bytes: Uint8Array<ArrayBuffer>,
  arity: Readonly<Record<string, number | null>>,
  imports: Readonly<Record<string, Readonly<Record<string, (...values: never[]) => number>>>> = {},
): object {
  const module = new WebAssembly.Module(bytes);
  const { exports } = new WebAssembly.Instance(module, { env: { abort }, ...imports });
  const byName = exports as Readonly<Record<string, unknown>>;
  for (const [name, parameters] of Object.entries(arity)) {
    const actual = byName[name];
    const fits =
      parameters === null
        ? typeof actual === 'object'
        : typeof actual === 'function' && actual.length === parameters;
    if (!fits) throw new Error(`the program's export '${name}' does not have its declared type`);
  }
  return exports;
}

/**
 * A new core with a memory of its own.
 * @throws where WebAssembly or its SIMD is missing.
 */
export const openCore = (): Core => instantiate(program, ADVISER_ARITY) as Core;
