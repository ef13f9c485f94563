// `npm run soak:damage`: 10,000 damaged saves, links and files (`-- --count N` for another number).
// Each must be refused with a message or read as valid data, and must not affect intact data.
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { READERS, readDamaged } from './hostile.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261121' },
  },
});
const each = Math.ceil(Number(values.count) / READERS.length);
let complaints = 0;
for (const reader of READERS) {
  const read = fc
    .sample(reader.damaged, { numRuns: each, seed: Number(values.seed) })
    .map((value) => readDamaged(reader, value));
  const wrong = read.filter(({ complaint }) => complaint !== null);
  complaints += wrong.length;
  const refused = read.filter((outcome) => outcome.refused).length;
  console.log(
    `${reader.name}: ${read.length} read, ${refused} refused, ${wrong.length} complaints`,
  );
  for (const { what, complaint } of wrong.slice(0, 5)) console.error(`  ${complaint}: ${what}`);
}
console.log(`${each * READERS.length} damaged inputs, ${complaints} failures`);
process.exitCode = complaints === 0 ? 0 : 1;
