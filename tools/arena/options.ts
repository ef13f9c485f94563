import { parseArgs } from 'node:util';
import { MAX_PLAYERS, MIN_PLAYERS, type RuleSet, err, ok } from '@/engine/index.ts';
import { masterDeterminizations } from '@/ai/ai-player.ts';
import { type Parsed, whole } from '../lib/arguments.ts';
import { type Match, rotationsOf } from './match.ts';
import { type Budget, NAMES, isKnown } from './players.ts';
import { rulesFor } from './rules.ts';

export const USAGE = `Usage: npm run arena -- --rules PRESET|TRADITION|FILE [--players N] --seats a,b,c,d --games N --seed S [--samples N | --budget-ms N] [--json FILE] [--out FILE] [--threads N]

Plays every deal once for each distinct rotation of the players around the table; --games is rounded up to
whole deals. --out adds the run to a results file (tools/results).`;

export interface Options {
  /** As it was given: a preset or a file. */
  readonly rulesName: string;
  readonly match: Match;
  readonly json: string | null;
  /** The results file that the run is added to. */
  readonly out: string | undefined;
  readonly threads: number;
}

function seatsFor(text: string | undefined, rules: RuleSet): Parsed<string[]> {
  if (text === undefined) return ok(new Array<string>(rules.players).fill('hard'));
  // A command that contains commas is quoted.
  const seats = (text.match(/(?:"[^"]*"|[^,"])+/g) ?? []).map((name) =>
    name.trim().replaceAll('"', ''),
  );
  for (const name of seats)
    if (!isKnown(name))
      return err(
        `--seats: unknown player '${name}'; expected ${NAMES.join(', ')}, LEVEL:STYLE, LEVEL@FILE or proc:COMMAND`,
      );
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
    out: text,
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

/** The search budget; by default that of the game. */
function budgetFor({ samples, 'budget-ms': ms }: Values, rules: RuleSet): Parsed<Budget> {
  if (samples !== undefined && ms !== undefined) return err('--samples or --budget-ms, not both');
  if (ms !== undefined) {
    const value = whole('budget-ms', ms, 1, 600_000);
    return value.ok ? ok({ ms: value.value }) : value;
  }
  const determinizations =
    samples === undefined
      ? ok(masterDeterminizations(rules))
      : whole('samples', samples, 1, 100_000);
  return determinizations.ok ? ok({ determinizations: determinizations.value }) : determinizations;
}

/** Parses the arguments, or says what is wrong with them. */
export function readOptions(args: readonly string[]): Parsed<Options> {
  const read = valuesOf(args);
  if (!read.ok) return read;
  const values = read.value;
  const players =
    values['players'] === undefined
      ? ok(null)
      : whole('players', values['players'], MIN_PLAYERS, MAX_PLAYERS);
  if (!players.ok) return players;
  const rulesName = values['rules'] ?? 'bugger-your-neighbor';
  const rules = rulesFor(rulesName, players.value);
  if (!rules.ok) return rules;
  const seats = seatsFor(values['seats'], rules.value);
  if (!seats.ok) return seats;
  const games = whole('games', values['games'] ?? '200', 1, 10_000_000);
  if (!games.ok) return games;
  const seed = whole('seed', values['seed'] ?? '1', 0, 2 ** 31 - 1);
  if (!seed.ok) return seed;
  const threads = whole('threads', values['threads'] ?? '2', 1, 64);
  if (!threads.ok) return threads;
  const budget = budgetFor(values, rules.value);
  if (!budget.ok) return budget;
  const deals = Math.ceil(games.value / rotationsOf(seats.value).length);
  return ok({
    rulesName,
    match: {
      rules: rules.value,
      seats: seats.value,
      deals,
      seed: seed.value,
      budget: budget.value,
    },
    json: values['json'] ?? null,
    out: values['out'],
    threads: threads.value,
  });
}
