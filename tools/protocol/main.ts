// `npm run -s bot -- --level expert`: one of our players for an outside program.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '@/engine/index.ts';
import { appPlayer } from '../lib/player.ts';
import { answerTo } from './bot.ts';

const USAGE = `Usage: npm run -s bot -- --level ${LEVELS.join('|')} [--seed N] [--budget-ms N | --samples N]

Reads one request per line from stdin and writes one answer per line to stdout; ends when either is closed.`;
const BAD_ARGUMENTS = 2;
const USUAL_MS = 200;

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n\n${USAGE}\n`);
  process.exit(BAD_ARGUMENTS);
}

function valuesOf() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { level: text, seed: text, 'budget-ms': text, samples: text } })
      .values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function whole(name: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  return /^\d{1,9}$/.test(value)
    ? Number(value)
    : refuse(`--${name} ${value}: expected a whole number`);
}

const values = valuesOf();
const level = values.level ?? 'hard';
if (!isLevel(level)) refuse(`--level: unknown level '${level}'`);
const seed = whole('seed', values.seed) ?? 1;
const determinizations = whole('samples', values.samples);
const ms = whole('budget-ms', values['budget-ms']);
if (determinizations !== null && ms !== null) refuse('--samples or --budget-ms, not both');

const options = {
  player: appPlayer(),
  level,
  aiSeed: seed.toString(16).padStart(32, '0'),
  determinizations,
  ms: ms ?? USUAL_MS,
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
