// `npm run strength [-- --games N]`: the figures that the levels promise, in one table.
import { parseArgs } from 'node:util';
import { MASTER_WORLDS } from '@/ai/mind.ts';
import { type PresetId, presetRules } from '@/engine/index.ts';
import type { Match } from './match.ts';
import { rotationsOf } from './match.ts';
import { type Summary, summaryOf } from './summary.ts';
import { percent, tableOf, withInterval } from './text.ts';
import { mainOrPart, playMatch } from './threads.ts';

const SEED = 20_26;

/** One against a table of the level below, at every size of the table; then hard by itself. */
const LADDER: readonly (readonly [string, string])[] = [
  ['medium', 'easy'],
  ['hard', 'medium'],
];
const TABLES = [3, 4, 5] as const;

const oneAgainst = (one: string, others: string, players: number): string[] => [
  one,
  ...new Array<string>(players - 1).fill(others),
];

interface Row {
  readonly preset: PresetId;
  readonly seats: readonly string[];
}

const ROWS: readonly Row[] = [
  ...LADDER.flatMap(([one, others]) =>
    TABLES.map((players): Row => ({
      preset: 'bugger-your-neighbor',
      seats: oneAgainst(one, others, players),
    })),
  ),
  { preset: 'bugger-your-neighbor', seats: oneAgainst('hard', 'hard', 4) },
  { preset: 'bugger-your-neighbor', seats: oneAgainst('hard', 'random', 4) },
];

function matchOf({ preset, seats }: Row, games: number): Match {
  const deals = Math.ceil(games / rotationsOf(seats).length);
  return {
    rules: presetRules(preset, seats.length),
    seats,
    deals,
    seed: SEED,
    budget: { worlds: MASTER_WORLDS },
  };
}

function lineOf({ seats }: Row, { games, players }: Summary): string[] {
  const [first] = players;
  if (!first) return [];
  return [
    seats.join(' '),
    String(games),
    percent(first.winShare),
    (100 / seats.length).toFixed(1),
    percent(first.made),
    withInterval(first.points),
    first.decisionMs.median.toFixed(3),
    first.decisionMs.p95.toFixed(3),
    String(players.reduce((sum, { illegal }) => sum + illegal, 0)),
  ];
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { games: { type: 'string', default: '2000' } } });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) {
    process.stderr.write('--games wants a whole number above 0\n');
    return 2;
  }
  const lines = [
    ['seats', 'games', 'wins %', 'par', 'made %', 'points/round', 'ms', 'p95', 'illegal'],
  ];
  for (const row of ROWS) {
    const match = matchOf(row, games);
    lines.push(lineOf(row, summaryOf(match, await playMatch(match, 2))));
  }
  process.stdout.write(`Bugger Your Neighbor, of the first seat's player, 95% intervals\n`);
  process.stdout.write(tableOf(lines));
  return 0;
}

await mainOrPart(main);
