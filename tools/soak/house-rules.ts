// `npm run soak [-- --rules N] [--games N] [--seed S] [--out FILE]`: opponents play complete games under random
// house rules. Prints what went wrong.
import { parseArgs } from 'node:util';
import { fc } from '@fast-check/vitest';
import { type Header, LEVELS, type Level, RECORD_FORMAT, type RuleSet } from '@/engine/index.ts';
import { ruleSets as anyRules } from '../lib/rule-sets.ts';
import { saveRun } from '../results/runs.mjs';
import { fastDecider } from './deciders.ts';
import { isClean, emptyCount, play } from './play.ts';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: '300' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '20261121' },
    out: { type: 'string' },
  },
});
const [ruleSets, games, seed] = [values.rules, values.games, values.seed].map(Number) as [
  number,
  number,
  number,
];

/** Rule sets between two lines of progress. */
const STEP = 20;

const hex = (value: number): string => (value + 1).toString(16).padStart(32, '0');

const headerOf = (rules: RuleSet, game: number): Header => ({
  format: RECORD_FORMAT,
  rules,
  seats: Array.from({ length: rules.players }, (_, seat) => ({
    name: `Seat ${seat}`,
    player: LEVELS[(seat + game) % LEVELS.length] as Level,
  })),
  dealSeed: hex(game * 7919),
  aiSeed: hex(game * 104_729),
  firstDealer: null,
});

/** Few determinizations for master, since thousands of games are played. */
const FAST = fastDecider(8);

const count = emptyCount();

const report = (rules: number): string =>
  `${rules} random house rules × ${games} games: ${count.games} games ended, ` +
  `${count.decisions} decisions, ${count.exceptions} exceptions, ${count.illegal} illegal, ` +
  `${count.late} late, ${count.stuck} stuck`;

for (const [at, rules] of fc.sample(anyRules, { numRuns: ruleSets, seed }).entries()) {
  for (let game = 0; game < games; game++) await play(headerOf(rules, game), FAST, count);
  if ((at + 1) % STEP === 0 && at + 1 < ruleSets) console.log(report(at + 1));
}
console.log(report(ruleSets));
const { decisions, exceptions, illegal, late, stuck } = count;
saveRun(values.out, 'soak', [
  { rules: ruleSets, games: count.games, decisions, exceptions, illegal, late, stuck },
]);
process.exit(isClean(count) ? 0 : 1);
