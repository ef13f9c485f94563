import { MAX_PLAYERS, MIN_PLAYERS, type Result, type RuleSet, err, ok } from '@/engine/index.ts';
import { masterDeterminizations } from '@/ai/ai-player.ts';
import { newProgram, optionsIn, wholeNumber } from '../lib/options.ts';
import { type Match, rotationsOf } from './match.ts';
import { type Budget, NAMES, isKnown } from './players.ts';
import { rulesFor } from './rules.ts';

/** A value, or what is wrong with the arguments for it. */
type Parsed<T> = Result<T, string>;

const newArena = () =>
  newProgram(
    'npm run arena --',
    'Plays every deal once for each distinct rotation of the players around the table.',
  )
    .option('--rules <rules>', 'a preset, a tradition or a file', 'bugger-your-neighbor')
    .option('--players <n>', 'the usual number by default', wholeNumber(MIN_PLAYERS, MAX_PLAYERS))
    .option('--seats <list>', 'the players, such as expert,hard,hard,hard; all hard by default')
    .option('--games <n>', 'rounded up to whole deals', wholeNumber(1, 10_000_000), 200)
    .option('--seed <n>', 'random numbers', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--samples <n>', 'determinizations of a search', wholeNumber(1, 100_000))
    .option('--budget-ms <n>', 'time of a search instead', wholeNumber(1, 600_000))
    .option('--json <file>', 'write the results of every player')
    .option('--out <file>', 'add the run to a results file')
    .option('--threads <n>', 'threads', wholeNumber(1, 64), 2);

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

/** The search budget; by default that of the game. */
function budgetFor(
  { samples, budgetMs }: { readonly samples?: number; readonly budgetMs?: number },
  rules: RuleSet,
): Parsed<Budget> {
  if (samples !== undefined && budgetMs !== undefined)
    return err('--samples or --budget-ms, not both');
  return ok(
    budgetMs === undefined
      ? { determinizations: samples ?? masterDeterminizations(rules) }
      : { ms: budgetMs },
  );
}

/** Parses the arguments, or says what is wrong with them. */
export function readOptions(args: readonly string[]): Parsed<Options> {
  const read = optionsIn(newArena(), args);
  if (!read.ok) return read;
  const { rules: rulesName, players = null, games, seed, json = null, out, threads } = read.value;
  const rules = rulesFor(rulesName, players);
  if (!rules.ok) return rules;
  const seats = seatsFor(read.value.seats, rules.value);
  if (!seats.ok) return seats;
  const budget = budgetFor(read.value, rules.value);
  if (!budget.ok) return budget;
  const deals = Math.ceil(games / rotationsOf(seats.value).length);
  const match = { rules: rules.value, seats: seats.value, deals, seed, budget: budget.value };
  return ok({ rulesName, match, json, out, threads });
}
