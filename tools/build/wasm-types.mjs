// `npm run wasm:types`: writes the types of the WebAssembly exports, from the AssemblyScript compiler's
// declarations. With --check it only compares them, as a test does. The arity is checked at load, too.
import { readFileSync, writeFileSync } from 'node:fs';
import { formatted } from '../lib/format.mjs';
import { root } from '../lib/paths.mjs';
import { compile } from './compile-wasm.mjs';
import { exportsIn } from './wasm-declarations.mjs';

/** The generated types: the program, the file with its types, and their names. */
const PROGRAMS = [
  {
    program: 'src/wasm/adviser.ts',
    file: 'src/ai/net/adviser-exports.ts',
    type: 'AdviserExports',
    table: 'ADVISER_ARITY',
    global: './global.ts',
  },
  {
    program: 'tools/training/wasm/trainer.ts',
    file: 'tools/training/trainer-exports.ts',
    type: 'TrainerExports',
    table: 'TRAINER_ARITY',
    global: '@/ai/net/global.ts',
  },
];

/**
 * The file with the types of a program's exports.
 * @param {(typeof PROGRAMS)[number]} program
 */
async function typesOf({ program, file, type, table, global }) {
  const { types } = await compile(`${root}${program}`);
  const exported = exportsIn(types);
  const sources = [...new Set(exported.map(({ source }) => source))];
  const members = sources.map((source) => {
    const own = exported.filter((each) => each.source === source);
    return [`// ${source}`, ...own.map(({ signature }) => `${signature};`)].join('\n');
  });
  const text = `// Written by \`npm run wasm:types\` from ${program}.
import type { Global } from '${global}';

/** The exports of the compiled program. Addresses are bytes in \`memory\`; documentation is in the sources. */
export interface ${type} {
readonly memory: WebAssembly.Memory;
${members.join('\n')}
}

/** Parameters of every exported function; null for a global. */
export const ${table}: Readonly<Record<Exclude<keyof ${type}, 'memory'>, number | null>> = {
${exported.map(({ name, arity }) => `${name}: ${arity},`).join('\n')}
};
`;
  return formatted(file, text);
}

const isCheck = process.argv.includes('--check');
for (const program of PROGRAMS) {
  const [file, text] = [`${root}${program.file}`, await typesOf(program)];
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${program.file} differs from the compiled program: run npm run wasm:types`);
    process.exitCode = 1;
  }
}
