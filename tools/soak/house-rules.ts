// `npm run soak`: complete games under random house rules.
import * as fc from 'fast-check';
import { type Header, LEVELS, type Level, RECORD_FORMAT, type RuleSet } from '@/engine/index.ts';
import { seedOf } from '../lib/games.ts';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { ruleSets } from '../lib/rule-sets.ts';
import { saveRun } from '../results/runs.mjs';
import { fastDecider } from './deciders.ts';
import { isClean, emptyCount, play } from './play.ts';

const {
  rules: ruleSetCount,
  games,
  seed,
  out,
} = optionsOf(
  newProgram(
    'npm run soak --',
    'Opponents play complete games under random house rules. Prints what went wrong.',
  )
    .option('--rules <n>', 'rule sets', wholeNumber(1), 300)
    .option('--games <n>', 'games under each', wholeNumber(1), 20)
    .option('--seed <n>', 'random numbers', wholeNumber(0), 20_261_121)
    .option('--out <file>', 'add the run to a results file'),
);

/** Rule sets between two lines of progress. */
const STEP = 20;

const headerOf = (rules: RuleSet, game: number): Header => ({
  format: RECORD_FORMAT,
  rules,
  seats: Array.from({ length: rules.players }, (_, seat) => ({
    name: `Seat ${seat}`,
    player: LEVELS[(seat + game) % LEVELS.length] as Level,
  })),
  dealSeed: seedOf(game * 7919),
  aiSeed: seedOf(game * 104_729),
  firstDealer: null,
});

/** Few determinizations for master, since thousands of games are played. */
const FAST = fastDecider(8);

const count = emptyCount();

const report = (rules: number): string =>
  `${rules} random house rules × ${games} games: ${count.games} games ended, ` +
  `${count.decisions} decisions, ${count.exceptions} exceptions, ${count.illegal} illegal, ` +
  `${count.late} late, ${count.stuck} stuck`;

for (const [at, rules] of fc.sample(ruleSets, { numRuns: ruleSetCount, seed }).entries()) {
  for (let game = 0; game < games; game++) await play(headerOf(rules, game), FAST, count);
  if ((at + 1) % STEP === 0 && at + 1 < ruleSetCount) console.log(report(at + 1));
}
console.log(report(ruleSetCount));
const { decisions, exceptions, illegal, late, stuck } = count;
saveRun(out, 'soak', [
  { rules: ruleSetCount, games: count.games, decisions, exceptions, illegal, late, stuck },
]);
process.exit(isClean(count) ? 0 : 1);
