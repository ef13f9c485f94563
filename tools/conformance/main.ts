// `npm run conformance -- FOLDER`: every vector file in a folder against the public engine.
import { resolve } from 'node:path';
import { newProgram, optionsOf } from '../lib/options.ts';
import { checkTree } from './check.ts';
import { report } from './report.ts';

const program = newProgram(
  'npm run conformance --',
  'Checks the vectors in a folder and the folders in it against the rules engine.',
).argument('<folder>', 'where the vectors are');

optionsOf(program);
const [folder] = program.processedArgs;
const root = resolve(process.env['INIT_CWD'] ?? '.', folder);
const { lines, ok } = report(checkTree(root), root);
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;
