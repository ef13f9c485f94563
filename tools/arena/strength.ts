// `npm run strength`: the ladder of the levels, at one table or all.
import { parseArgs } from 'node:util';
import {
  LEVELS,
  type Level,
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type Result,
  err,
  ok,
} from '@/engine/index.ts';
import { type Step, type StepResult, playUntilDecided, parShare, stepsOf } from './ladder.ts';
import { type Row, figureOf, rounded, saveRun } from '../results/runs.mjs';
import { percent, tableOf, withInterval } from './text.ts';
import { runMainOrPart, playMatch } from './threads.ts';

const SEED = 20_26;

const USAGE = `Usage: npm run strength -- [--rules PRESET,…] [--players N,…] [--levels LEVEL,…] [--all] [--games N] [--out FILE] [--threads N]

One of each level against a table of the one before it in --levels (easy,medium,hard,expert), on the
same deals in every seat; in Spades side against side. Without --rules and --all it is Bugger Your
Neighbor, without --players every table that the rules allow. A step is played until it is known
whether it holds, at most --games games (2000). --out adds the run to a results file.`;

interface Options {
  readonly steps: readonly Step[];
  readonly games: number;
  readonly threads: number;
  readonly out: string | undefined;
}

/** The items that a comma-separated list names, or what is wrong with it. */
function named<T extends string>(text: string, all: readonly T[]): Result<readonly T[], string> {
  const names = text.split(',');
  const unknown = names.find((name) => !(all as readonly string[]).includes(name));
  return unknown === undefined
    ? ok(all.filter((each) => names.includes(each)))
    : err(`unknown '${unknown}': expected some of ${all.join(', ')}`);
}

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;

function readOptions(args: readonly string[]): Result<Options, string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rules: { type: 'string', default: 'bugger-your-neighbor' },
      players: { type: 'string' },
      levels: { type: 'string', default: 'easy,medium,hard,expert' },
      all: { type: 'boolean', default: false },
      games: { type: 'string', default: '2000' },
      threads: { type: 'string', default: '2' },
      out: { type: 'string' },
    },
  });
  const presets = values.all ? ok(PRESET_IDS) : named<PresetId>(values.rules, PRESET_IDS);
  if (!presets.ok) return presets;
  const levels = named<Level>(values.levels, LEVELS);
  if (!levels.ok) return levels;
  const counts = values.players?.split(',').map(Number);
  const tables = presets.value.flatMap((preset) =>
    PRESETS[preset].players
      .filter((players) => counts === undefined || counts.includes(players))
      .map((players) => ({ preset, players })),
  );
  const [games, threads] = [Number(values.games), Number(values.threads)];
  if (!isCount(games) || !isCount(threads))
    return err('--games and --threads: expected whole numbers');
  const steps = stepsOf(tables, levels.value);
  return steps.length === 0
    ? err('no such table or step')
    : ok({ steps, games, threads, out: values.out });
}

const HEADINGS = [
  'game',
  'players',
  'step',
  'games',
  'wins %',
  'par',
  'holds',
  'made %',
  'points/round',
  'ms',
  'p95',
  'illegal',
];

function lineOf({ step, summary, holds }: StepResult): string[] {
  const [first] = summary.players;
  if (!first) return [];
  return [
    step.preset,
    String(step.players),
    `${step.lower} < ${step.upper}`,
    String(summary.games),
    percent(first.winShare),
    (100 * parShare(step)).toFixed(1),
    holds ? 'yes' : 'NO',
    percent(first.made),
    withInterval(first.points),
    first.decisionMs.median.toFixed(3),
    first.decisionMs.p95.toFixed(3),
    String(summary.players.reduce((sum, { illegal }) => sum + illegal, 0)),
  ];
}

/** A step as a row of a results file. */
const rowOf = ({ step, summary }: StepResult): Row[] =>
  summary.players.slice(0, 1).map(({ winShare }) => ({
    rules: step.preset,
    players: step.players,
    lower: step.lower,
    upper: step.upper,
    par: rounded(100 * parShare(step), 1),
    games: summary.games,
    wins: figureOf(winShare, 100, 1),
  }));

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) {
    process.stderr.write(`${options.error}\n\n${USAGE}\n`);
    return 2;
  }
  const { steps, games, threads, out } = options.value;
  const results: StepResult[] = [];
  for (const step of steps) {
    // One match at a time: each uses all threads.
    const result = await playUntilDecided(step, SEED, games, (match, from) =>
      playMatch(match, threads, from),
    );
    results.push(result);
    process.stderr.write(`${lineOf(result).slice(0, 7).join('  ')}\n`);
  }
  process.stdout.write('Figures of the upper level, with 95% intervals over deals\n');
  process.stdout.write(tableOf([HEADINGS, ...results.map(lineOf)]));
  saveRun(out, 'strength', results.flatMap(rowOf));
  return results.every(({ holds }) => holds) ? 0 : 1;
}

await runMainOrPart(main);
