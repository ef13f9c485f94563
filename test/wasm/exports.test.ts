import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ADVISER_ARITY } from '@/ai/net/adviser-exports.ts';
import { instantiate } from '@/ai/net/core.ts';
import program from '@/wasm/adviser.ts?wasm';
import { PROGRAMS, assemblyScript, deadExports } from '../../tools/checks/wasm-exports.mjs';
import { TRAINER_ARITY } from '../../tools/training/trainer-exports.ts';
import { exportsIn } from '../../tools/build/wasm-declarations.mjs';

describe('types of the WebAssembly exports', () => {
  it('are what the compiler says', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['tools/build/wasm-types.mjs', '--check'],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('take parameters, results and globals from a declaration file', () => {
    const declarations = `
      /** src/wasm/a/count */
      export const count: { /** @type \`i32\` */ get value(): number };
      /**
       * src/wasm/a/play
       * @param card \`i32\`
       * @returns \`bool\`
       */
      export function play(card: number, last: boolean): boolean;`;
    expect(exportsIn(declarations)).toEqual([
      { name: 'count', source: 'src/wasm/a.ts', signature: 'readonly count: Global', arity: null },
      {
        name: 'play',
        source: 'src/wasm/a.ts',
        signature: 'play(card: number, last: boolean): number',
        arity: 2,
      },
    ]);
  });

  it('are checked at load: a missing export, another arity, and a function for a global are refused', () => {
    expect(() => instantiate(program, ADVISER_ARITY)).not.toThrow();
    expect(() => instantiate(program, { ...ADVISER_ARITY, fly: 0 })).toThrow("'fly'");
    expect(() => instantiate(program, { ...ADVISER_ARITY, hold: 3 })).toThrow("'hold'");
    expect(() => instantiate(program, { ...ADVISER_ARITY, hold: null })).toThrow("'hold'");
  });

  it('have at most five numbers by position', () => {
    for (const [name, arity] of Object.entries({ ...TRAINER_ARITY, ...ADVISER_ARITY }))
      expect.soft(arity ?? 0, name).toBeLessThanOrEqual(5);
  });
});

describe('the check for dead exports of AssemblyScript', () => {
  const planted = new Map([
    ['core/main.ts', "import { used } from './part';\nexport { used };\nexport * from './all';\n"],
    ['core/part.ts', 'export const used: i32 = 1;\nexport function dead(): void {}\n'],
    ['core/all.ts', 'export let asked: i32 = 0;\nexport let ignored: i32 = 0;\n'],
  ]);

  it('finds what no module imports, and what no host takes from a program', () => {
    expect(deadExports(planted, ['core/main.ts'], 'core.asked.value + core.used.value')).toEqual([
      'core/part.ts: dead',
      'core/all.ts: ignored',
    ]);
    expect(deadExports(planted, ['core/main.ts'], '')).toContain('core/main.ts: used');
    // A host may have words of its own that are the same.
    const words = 'const used = asked; rules.used';
    expect(deadExports(planted, ['core/main.ts'], words)).toContain('core/main.ts: used');
    const taken = 'const { used } = this.core; const f = ({ asked }: Core) => asked;';
    expect(deadExports(planted, ['core/main.ts'], taken)).toEqual([
      'core/part.ts: dead',
      'core/all.ts: ignored',
    ]);
  });

  it('finds none in the project', () => {
    const { modules, hosts } = assemblyScript();
    expect(modules.size).toBeGreaterThan(20);
    expect(deadExports(modules, PROGRAMS, hosts)).toEqual([]);
  });
});
