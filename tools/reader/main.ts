// `npm run reader`: searches rounds of each level, by plain rules, for decisions that a card player would frown at.
import { parseArgs } from 'node:util';
import { LEVELS, type Level, type RuleSet } from '@/engine/index.ts';
import { rulesFor } from '../arena/rules.ts';
import { tableOf } from '../arena/text.ts';
import { saveRun } from '../results/runs.mjs';
import { FAR } from './bids.ts';
import { type Decision, roundsOf } from './games.ts';
import { decisionText } from './text.ts';

const USAGE = `Usage: npm run reader -- [--rules PRESET|TRADITION,…] [--levels easy,…] [--rounds N] [--samples N] [--seed S] [--print N] [--out FILE]

Each level plays N rounds against itself, in whole games of each rule set in turn. Prints for each level how many
decisions had a choice, how many of them plain rules find odd (tools/reader), by kind, how many bids lay at least
${FAR} tricks above a plain count of the hand, and how many of those were made. --print shows N odd decisions of each
level with the tricks before them, for a reader to judge.`;

const RULES = 'bugger-your-neighbor,nomination-whist,up-and-down-the-river,canadian,trump-rotation';
const TEXT = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    rules: { ...TEXT, default: RULES },
    levels: { ...TEXT, default: LEVELS.join() },
    rounds: { ...TEXT, default: '300' },
    samples: { ...TEXT, default: '64' },
    seed: { ...TEXT, default: '1' },
    print: { ...TEXT, default: '0' },
    out: TEXT,
    help: { type: 'boolean' },
  },
});

function wholeNumber(name: 'rounds' | 'samples' | 'seed' | 'print'): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name}: not a whole number`);
  return value;
}

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

function readRounds(
  level: Level,
  tables: readonly RuleSet[],
  [rounds, samples, seed, print]: readonly [number, number, number, number],
): Findings {
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

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const tables = values.rules.split(',').map((name) => {
  const rules = rulesFor(name, null);
  if (!rules.ok) throw new Error(rules.error);
  return rules.value;
});
const named = values.levels.split(',');
const numbers = [
  wholeNumber('rounds'),
  wholeNumber('samples'),
  wholeNumber('seed'),
  wholeNumber('print'),
] as const;
const findings = LEVELS.filter((level) => named.includes(level)).map((level) => ({
  level,
  found: readRounds(level, tables, numbers),
}));
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
