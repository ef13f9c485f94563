// `npm run strength`: the ladder of the levels, at one table or all.
import { parseArgs } from 'node:util';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import {
  LEVELS,
  type Level,
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type Result,
  err,
  ok,
  presetRules,
} from '@/engine/index.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TRADITIONS, nearestPlayers, rulesOf } from '@/catalogue/index.ts';
import {
  type Step,
  type StepResult,
  type Table,
  playUntilDecided,
  parShare,
  stepsOf,
} from './ladder.ts';
import {
  type Cell,
  type Figure,
  type Row,
  figureOf,
  rounded,
  rowsSoFar,
  saveRun,
} from '../results/runs.mjs';
import { percent, tableOf, withInterval } from './text.ts';
import { runMainOrPart, playMatch } from './threads.ts';

const SEED = 20_26;

const USAGE = `Usage: npm run strength -- [--rules PRESET,…] [--players N,…] [--levels LEVEL,…] [--all | --catalogue] [--games N] [--out FILE] [--threads N]

Plays one player of each level at a table of the level before it in --levels (easy,medium,hard,expert), on
the same deals in every seat; in Spades one side against the other. Without --rules and --all it plays
Bugger Your Neighbor, without --players every table that the rules allow. A step is played until its result
is clear, at most --games games (2000). --catalogue plays expert against hard in every tradition of the
catalogue, or in those that --rules lists by id, with four players or as near to that as the rules allow.
--out adds the run to a results file; with --catalogue it does so after every game, and does not play again
what the file has of the same nets.`;

interface Options {
  readonly steps: readonly Step[];
  readonly games: number;
  readonly threads: number;
  readonly out: string | undefined;
  /** Whether rows of the results file that were measured with the same nets are kept. */
  readonly isResumable: boolean;
}

/** The number of players with which a tradition is measured, if its rules allow it. */
const USUAL_PLAYERS = 4;

/** The tables of the traditions in a comma-separated list; of all without one. */
function catalogueTables(list: string | undefined): Result<readonly Table[], string> {
  const ids = TRADITIONS.map(({ id }) => id);
  const wanted = list === undefined ? ok(ids) : named(list, ids);
  if (!wanted.ok) return wanted;
  return ok(
    TRADITIONS.filter(({ id }) => wanted.value.includes(id)).map((tradition): Table => ({
      game: tradition.id,
      rules: rulesOf(tradition, nearestPlayers(tradition, USUAL_PLAYERS)),
    })),
  );
}

/** The tables of the presets in a comma-separated list, with the numbers of players in another one. */
function presetTables(
  list: string | undefined,
  players: string | undefined,
): Result<readonly Table[], string> {
  const presets = list === undefined ? ok(PRESET_IDS) : named<PresetId>(list, PRESET_IDS);
  if (!presets.ok) return presets;
  const counts = players?.split(',').map(Number);
  return ok(
    presets.value.flatMap((preset) =>
      PRESETS[preset].players
        .filter((each) => counts === undefined || counts.includes(each))
        .map((each): Table => ({ game: preset, rules: presetRules(preset, each) })),
    ),
  );
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
      rules: { type: 'string' },
      players: { type: 'string' },
      levels: { type: 'string', default: 'easy,medium,hard,expert' },
      all: { type: 'boolean', default: false },
      catalogue: { type: 'boolean', default: false },
      games: { type: 'string', default: '2000' },
      threads: { type: 'string', default: '2' },
      out: { type: 'string' },
    },
  });
  const { rules = 'bugger-your-neighbor' } = values;
  const tables = values.catalogue
    ? catalogueTables(values.rules)
    : presetTables(values.all ? undefined : rules, values.players);
  if (!tables.ok) return tables;
  const levels = values.catalogue
    ? ok(['hard', 'expert'] as const)
    : named<Level>(values.levels, LEVELS);
  if (!levels.ok) return levels;
  const [games, threads] = [Number(values.games), Number(values.threads)];
  if (!isCount(games) || !isCount(threads))
    return err('--games and --threads: expected whole numbers');
  const steps = stepsOf(tables.value, levels.value);
  return steps.length === 0
    ? err('no such table or step')
    : ok({ steps, games, threads, out: values.out, isResumable: values.catalogue });
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
    step.game,
    String(step.rules.players),
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

/** Whether the upper level is clearly above par in a row of a results file. */
function holdsIn({ wins, par }: Row): boolean {
  const [share, margin = 0] = wins as Figure;
  return share - margin > Number(par);
}

/** The line of a row that an earlier run kept: without what is not in the file. */
function keptLine(row: Row): string[] {
  const { rules, players, lower, upper, games, par } = row;
  const shown = (figure: Cell | undefined): string => {
    const [value, margin = 0] = figure as Figure;
    return `${value.toFixed(1)} ±${margin.toFixed(1)}`;
  };
  return [
    String(rules),
    String(players),
    `${String(lower)} < ${String(upper)}`,
    String(games),
    shown(row['wins']),
    Number(par).toFixed(1),
    holdsIn(row) ? 'yes' : 'NO',
    shown(row['made']),
    ...HEADINGS.slice(8).map(() => '–'),
  ];
}

/** A step as a row of a results file. */
const rowOf = ({ step, summary }: StepResult): Row[] =>
  summary.players.slice(0, 1).map(({ winShare, made }) => ({
    rules: step.game,
    players: step.rules.players,
    lower: step.lower,
    upper: step.upper,
    par: rounded(100 * parShare(step), 1),
    games: summary.games,
    wins: figureOf(winShare, 100, 1),
    made: figureOf(made, 100, 1),
    nets: fingerprint(step),
  }));

/** The beginning of a hash of the nets that a table is played with. */
const fingerprint = ({ rules }: Table): string =>
  createHash('sha256')
    .update(readFileSync(`src/ai/nets/${familyOf(rules)}.bin`))
    .digest('hex')
    .slice(0, 12);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) {
    process.stderr.write(`${options.error}\n\n${USAGE}\n`);
    return 2;
  }
  const { steps, games, threads, out, isResumable } = options.value;
  const rows: Row[] = [];
  const lines: string[][] = [];
  const kept = isResumable ? rowsSoFar(out, 'strength') : [];
  for (const step of steps) {
    const known = kept.find(({ rules, nets }) => rules === step.game && nets === fingerprint(step));
    if (known !== undefined) {
      rows.push(known);
      lines.push(keptLine(known));
      continue;
    }
    // One match at a time: each uses all threads.
    const result = await playUntilDecided(step, SEED, games, (match, from) =>
      playMatch(match, threads, from),
    );
    lines.push(lineOf(result));
    rows.push(...rowOf(result));
    if (isResumable) saveRun(out, 'strength', rows);
    process.stderr.write(`${lineOf(result).slice(0, 7).join('  ')}\n`);
  }
  process.stdout.write('Figures of the upper level, with 95% intervals over deals\n');
  process.stdout.write(tableOf([HEADINGS, ...lines]));
  saveRun(out, 'strength', rows);
  return rows.every(holdsIn) ? 0 : 1;
}

await runMainOrPart(main);
