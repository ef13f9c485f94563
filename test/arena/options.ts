import { parseArgs } from 'node:util';
import { type Result, type RuleSet, err, ok } from '@/engine/index.ts';
import type { Match } from './match.ts';
import { rotationsOf } from './match.ts';
import { rulesFor } from './rules.ts';

export const USAGE = `Usage: npm run arena -- --rules PRESET|FILE [--players N] --seats a,b,c,d --games N --seed S [--json FILE] [--threads N]

Every deal is played once for every different way to turn the players around the table; --games is
rounded up to whole deals.`;

export interface Options {
  /** As it was given: a preset or a file. */
  readonly rulesName: string;
  readonly match: Match;
  readonly json: string | null;
  readonly threads: number;
}

type Parsed<T> = Result<T, string>;

function whole(name: string, text: string, least: number, most: number): Parsed<number> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? ok(value)
    : err(`--${name} ${text}: a whole number from ${least} to ${most} is wanted`);
}

/** What comes with a later version, and is refused until then instead of ignored. */
const NOT_YET = {
  samples: 'searching players come later; until then no player has a budget',
  'budget-ms': 'searching players come later; until then no player has a budget',
} as const;

function seatsFor(
  text: string | undefined,
  rules: RuleSet,
  known: readonly string[],
): Parsed<string[]> {
  if (text === undefined) return ok(new Array<string>(rules.players).fill('hard'));
  const seats = text.split(',').map((name) => name.trim());
  for (const name of seats) {
    if (name.startsWith('proc:'))
      return err(`--seats ${name}: outside programs cannot be seated yet`);
    if (!known.includes(name) && !/^(net|search):/.test(name))
      return err(`--seats: nobody is called '${name}'; there are ${known.join(', ')}`);
  }
  if (seats.length !== rules.players)
    return err(`--seats names ${seats.length} players, the rules are for ${rules.players}`);
  return ok(seats);
}

type Values = Readonly<Record<string, string | undefined>>;

function valuesOf(args: readonly string[]): Parsed<Values> {
  const text = { type: 'string' } as const;
  const options = {
    rules: text,
    players: text,
    seats: text,
    games: text,
    seed: text,
    json: text,
    threads: text,
    samples: text,
    'budget-ms': text,
  };
  try {
    return ok(parseArgs({ args: [...args], options }).values);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the arguments of the arena, or says what is wrong with them. */
export function readOptions(args: readonly string[], known: readonly string[]): Parsed<Options> {
  const read = valuesOf(args);
  if (!read.ok) return read;
  const values = read.value;
  for (const [name, reason] of Object.entries(NOT_YET))
    if (values[name] !== undefined) return err(`--${name}: ${reason}`);
  const players =
    values['players'] === undefined ? ok(null) : whole('players', values['players'], 3, 7);
  if (!players.ok) return players;
  const rulesName = values['rules'] ?? 'bugger-your-neighbor';
  const rules = rulesFor(rulesName, players.value);
  if (!rules.ok) return rules;
  const seats = seatsFor(values['seats'], rules.value, known);
  if (!seats.ok) return seats;
  const games = whole('games', values['games'] ?? '200', 1, 10_000_000);
  if (!games.ok) return games;
  const seed = whole('seed', values['seed'] ?? '1', 0, 2 ** 31 - 1);
  if (!seed.ok) return seed;
  const threads = whole('threads', values['threads'] ?? '2', 1, 64);
  if (!threads.ok) return threads;
  const deals = Math.ceil(games.value / rotationsOf(seats.value).length);
  return ok({
    rulesName,
    match: { rules: rules.value, seats: seats.value, deals, seed: seed.value },
    json: values['json'] ?? null,
    threads: threads.value,
  });
}
