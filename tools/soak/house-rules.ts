// `npm run soak`: opponents play complete games under random house rules. Prints what went wrong.
import { fc } from '@fast-check/vitest';
import { type Header, LEVELS, type Level, RECORD_FORMAT, type RuleSet } from '@/engine/index.ts';
import { ruleSets as anyRules } from '../lib/rule-sets.ts';
import { fastDecider } from './deciders.ts';
import { isClean, emptyCount, play } from './play.ts';

const RULE_SETS = 300;
const GAMES = 20;
const SEED = 20_261_121;

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
for (const rules of fc.sample(anyRules, { numRuns: RULE_SETS, seed: SEED }))
  for (let game = 0; game < GAMES; game++) await play(headerOf(rules, game), FAST, count);
console.log(
  `${RULE_SETS} random house rules × ${GAMES} games: ${count.games} games ended, ` +
    `${count.decisions} decisions, ${count.exceptions} exceptions, ${count.illegal} illegal, ` +
    `${count.late} late, ${count.stuck} stuck`,
);
process.exit(isClean(count) ? 0 : 1);
