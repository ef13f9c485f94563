// `npm run reader`: searches rounds of each level, by plain rules, for decisions that a card player would frown at.
import { LEVELS, type Level, type RuleSet } from '@/engine/index.ts';
import { rulesFor } from '../arena/rules.ts';
import { tableOf } from '../arena/text.ts';
import { newProgram, optionsOf, refuse, someOf, wholeNumber } from '../lib/options.ts';
import { saveRun } from '../results/runs.mjs';
import { FAR } from './bids.ts';
import { type Decision, roundsOf } from './games.ts';
import { decisionText } from './text.ts';

const RULES = 'bugger-your-neighbor,nomination-whist,up-and-down-the-river,canadian,trump-rotation';
const program = newProgram(
  'npm run reader --',
  `Each level plays rounds against itself, in whole games of each rule set in turn. Prints for each level how many
decisions had a choice, how many of them plain rules find odd (tools/reader), by kind, how many bids lay at least
${FAR} tricks above a plain count of the hand, and how many of those were made.`,
)
  .option('--rules <list>', 'presets, traditions and files', RULES)
  .option('--levels <list>', 'levels', someOf(LEVELS), LEVELS)
  .option('--rounds <n>', 'rounds of each level', wholeNumber(1), 300)
  .option('--samples <n>', 'determinizations of a search', wholeNumber(1), 64)
  .option('--seed <n>', 'random numbers', wholeNumber(0), 1)
  .option(
    '--print <n>',
    'print so many odd decisions of each level with the tricks before them, to be judged',
    wholeNumber(0),
    0,
  )
  .option('--out <file>', 'add the run to a results file');
const values = optionsOf(program);

/** The odd decisions in the rounds of a level. */
interface Findings {
  rounds: number;
  decisions: number;
  bids: number;
  far: number;
  farMade: number;
  readonly odd: Map<string, number>;
}

function count(found: Findings, decision: Decision, isMade: boolean): void {
  const { command, range, odd } = decision;
  found.decisions++;
  if (odd !== null) found.odd.set(odd, (found.odd.get(odd) ?? 0) + 1);
  if (command.type !== 'bid' || range === null) return;
  found.bids++;
  if (command.bid - range.count < FAR) return;
  found.far++;
  if (isMade) found.farMade++;
}

function readRounds(level: Level, tables: readonly RuleSet[]): Findings {
  const { rounds, samples, seed, print } = values;
  const found = { rounds: 0, decisions: 0, bids: 0, far: 0, farMade: 0, odd: new Map() };
  let left = print;
  for (let game = 0; found.rounds < rounds; game++) {
    const rules = tables[game % tables.length] as RuleSet;
    for (const { state, decisions } of roundsOf(rules, level, seed * 1000 + game, samples)) {
      const record = state.past.at(-1);
      found.rounds++;
      for (const decision of decisions) {
        const { seat } = decision.view;
        count(found, decision, record?.bids[seat] === record?.tricks[seat]);
        if (decision.odd !== null && left-- > 0) console.log(decisionText(decision, state));
      }
      if (found.rounds === rounds) break;
    }
  }
  return found;
}

const summed = (odd: ReadonlyMap<string, number>): number =>
  [...odd.values()].reduce((sum, each) => sum + each, 0);

const tables = values.rules.split(',').map((name) => {
  const rules = rulesFor(name, null);
  if (!rules.ok) refuse(rules.error);
  return rules.value;
});
const findings = values.levels.map((level) => ({ level, found: readRounds(level, tables) }));
process.stdout.write(
  tableOf([
    ['level', 'rounds', 'decisions', 'odd', 'bids', 'far', 'far made', 'kinds'],
    ...findings.map(({ level, found }) => [
      level,
      ...[found.rounds, found.decisions, summed(found.odd)].map(String),
      ...[found.bids, found.far, found.farMade].map(String),
      [...found.odd].map(([kind, times]) => `${kind} ${times}`).join(', '),
    ]),
  ]),
);
saveRun(
  values.out,
  'reader',
  findings.map(({ level, found }) => ({
    rules: tables.length > 1 ? `${tables.length} games` : values.rules,
    level,
    rounds: found.rounds,
    decisions: found.decisions,
    odd: summed(found.odd),
    keepsDanger: found.odd.get('keeps-danger') ?? 0,
    bids: found.bids,
    far: found.far,
    farMade: found.farMade,
  })),
);
