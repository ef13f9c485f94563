// `npm run -s bot -- --level expert`: one of our players for an outside program.
import { createInterface } from 'node:readline';
import { Option } from '@commander-js/extra-typings';
import { LEVELS } from '@/engine/index.ts';
import { newProgram, oneOf, optionsOf, wholeNumber } from '../lib/options.ts';
import { appPlayer } from '../lib/player.ts';
import { answerTo } from './bot.ts';

const USUAL_MS = 200;
const LARGEST = 999_999_999;
/** A harness may draw its seeds from 32 bits. */
const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

const program = newProgram(
  'npm run -s bot --',
  'Reads one request per line from stdin and writes one answer per line to stdout; ends when either is closed.',
)
  .option('--level <level>', LEVELS.join(', '), oneOf(LEVELS), 'hard')
  .option('--seed <n>', 'of its random choices', wholeNumber(0, LARGEST_SEED), 1)
  .addOption(
    new Option('--budget-ms <n>', `the longest time for a decision; ${USUAL_MS} if not given`)
      .argParser(wholeNumber(0, LARGEST))
      .conflicts('samples'),
  )
  .addOption(
    new Option(
      '--samples <n>',
      'deals for a decision, for the same answers on every machine',
    ).argParser(wholeNumber(0, LARGEST)),
  );

const { level, seed, budgetMs = USUAL_MS, samples = null } = optionsOf(program);
const options = {
  player: appPlayer(),
  level,
  // Begins with a digit that is not 0, since no seed is all zeros.
  aiSeed: `1${seed.toString(16).padStart(31, '0')}`,
  determinizations: samples,
  ms: budgetMs,
  now: () => performance.now(),
};
// The reader has gone, so there is nobody to report to: end quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
for await (const line of lines)
  if (line.trim() !== '') process.stdout.write(`${answerTo(line, options)}\n`);
