// `npm run conformance -- DIR`: every vector file below DIR against the public engine.
import { resolve } from 'node:path';
import { checkTree } from './check.ts';
import { report } from './report.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) {
  console.error('Usage: npm run conformance -- DIR');
  process.exitCode = 1;
} else {
  const root = resolve(process.env['INIT_CWD'] ?? '.', dir);
  const { lines, ok } = report(checkTree(root), root);
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}
