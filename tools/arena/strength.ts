// `npm run strength`: the ladder of the levels, at one table or all.
import { familyOf } from '@/ai/net/loaded-nets.ts';
import {
  LEVELS,
  MAX_PLAYERS,
  MIN_PLAYERS,
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
  newProgram,
  optionsIn,
  refuse,
  someOf,
  wholeNumber,
  wholeNumbers,
} from '../lib/options.ts';
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

const newStrength = () =>
  newProgram(
    'npm run strength --',
    `Plays one player of each level at a table of the level before it, on the same deals in every seat; in Spades one side
against the other. A step is played until its result is clear.`,
  )
    .option(
      '--rules <list>',
      'presets, with --catalogue traditions; Bugger Your Neighbor, with --catalogue all of them, by default',
    )
    .option('--all', 'every preset', false)
    .option(
      '--catalogue',
      'expert against hard in traditions, with four players or as near to that as the rules allow',
      false,
    )
    .option('--players <list>', 'only tables of so many', wholeNumbers(MIN_PLAYERS, MAX_PLAYERS))
    .option('--levels <list>', 'levels', someOf(LEVELS), LEVELS.slice(0, -1))
    .option('--games <n>', 'at most so many of a step', wholeNumber(1), 2000)
    .option('--threads <n>', 'threads', wholeNumber(1, 64), 2)
    .option(
      '--out <file>',
      'add the run to a results file; with --catalogue after every game, and what the file has of the same nets is not played again',
    );

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

/** The tables of the presets in a comma-separated list, with some numbers of players. */
function presetTables(
  list: string | undefined,
  players: readonly number[] | undefined,
): Result<readonly Table[], string> {
  const presets = list === undefined ? ok(PRESET_IDS) : named<PresetId>(list, PRESET_IDS);
  if (!presets.ok) return presets;
  return ok(
    presets.value.flatMap((preset) =>
      PRESETS[preset].players
        .filter((each) => players === undefined || players.includes(each))
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

function readOptions(args: readonly string[]): Result<Options, string> {
  const read = optionsIn(newStrength(), args);
  if (!read.ok) return read;
  const { rules, all, catalogue, players, games, threads, out } = read.value;
  const tables = catalogue
    ? catalogueTables(rules)
    : presetTables(all ? undefined : (rules ?? 'bugger-your-neighbor'), players);
  if (!tables.ok) return tables;
  const levels = catalogue ? (['hard', 'expert'] as const) : read.value.levels;
  const steps = stepsOf(tables.value, levels);
  return steps.length === 0
    ? err('no such table or step')
    : ok({ steps, games, threads, out, isResumable: catalogue });
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
  if (!options.ok) refuse(options.error);
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
