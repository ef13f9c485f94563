// `npm run soak:damage`: damaged saves, links and files.
import * as fc from 'fast-check';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { DAMAGE_CASES, readDamaged } from './damage-cases.ts';

const { count, seed } = optionsOf(
  newProgram(
    'npm run soak:damage --',
    'Each must be refused with a message or read as valid data, and must not affect intact data.',
  )
    .option('--count <n>', 'damaged inputs', wholeNumber(1), 10_000)
    .option('--seed <n>', 'random numbers', wholeNumber(0), 20_261_121),
);
const each = Math.ceil(count / DAMAGE_CASES.length);
let complaints = 0;
for (const damage of DAMAGE_CASES) {
  const read: Awaited<ReturnType<typeof readDamaged>>[] = [];
  // Sequential, since each is timed.
  for (const value of fc.sample(damage.inputs, { numRuns: each, seed }))
    read.push(await readDamaged(damage, value));
  const wrong = read.filter(({ complaint }) => complaint !== null);
  complaints += wrong.length;
  const refused = read.filter((outcome) => outcome.refused).length;
  console.log(
    `${damage.name}: ${read.length} read, ${refused} refused, ${wrong.length} complaints`,
  );
  for (const { what, complaint } of wrong.slice(0, 5)) console.error(`  ${complaint}: ${what}`);
}
console.log(`${each * DAMAGE_CASES.length} damaged inputs, ${complaints} failures`);
process.exitCode = complaints === 0 ? 0 : 1;
