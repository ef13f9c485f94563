import { parseArgs } from 'node:util';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { err, ok } from '@/engine/index.ts';
import { type Parsed, whole } from '../lib/arguments.ts';

export const USAGE = `Usage: npm run train -- [--game solo|sides] [--rounds N] [--seed S] [--out OUT] [--from FILE [--new-inputs | --bids]] [--rate R] [--outcome-weight W] [--games N] [--threads N]

Trains the nets by self-play until they have seen N rounds (30000000), then writes their weights to
OUT.bin and their model card to OUT.md. OUT is node_modules/.cache/oh-hell/training/GAME by default.
OUT.checkpoint is written twice a minute; after Ctrl-C or a power cut, the same command resumes from it.
With more --rounds it continues a finished training.

  --game GAME         solo: games without partners; sides: partnership games (solo)
  --from FILE         start with the weights in a file instead of new ones
  --new-inputs        train only inputs added since those weights were made, in rounds under the rules
                      they describe; all other weights stay the same, to the bit
  --bids              train only the net of bids, at tables where everybody plays the cards of those weights
  --rate R            initial learning rate (0.004); it decays to 3% of that
  --outcome-weight W  weight of the outcome in a target; the rest is the net's own prediction at the
                      next decision (0.8)
  --games N           games that measure the strength, one expert against three hard (2000); 0 for none
  --threads N         threads for these games (2)`;

const FAMILIES = ['solo', 'sides'] as const satisfies readonly Family[];

/** The options of one run. */
export interface Options {
  /** Planned number of rounds, with earlier runs. */
  readonly rounds: number;
  /** The family of games. */
  readonly game: Family;
  readonly seed: number;
  /** Path of the files, without their extensions. */
  readonly out: string;
  /** Initial weights; null: random ones. */
  readonly from: string | null;
  /** Whether only inputs missing in the initial weights are trained. */
  readonly newInputs: boolean;
  /** Whether only the net of bids is trained. */
  readonly onlyBids: boolean;
  readonly rate: number;
  readonly outcomeWeight: number;
  readonly games: number;
  readonly threads: number;
}

function share(name: string, text: string): Parsed<number> {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value > 0 && value <= 1
    ? ok(value)
    : err(`--${name} ${text}: expected a number above 0, at most 1`);
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const withDefault = <T extends string>(value: T) => ({ ...text, default: value });
  const options = {
    rounds: withDefault('30000000'),
    seed: withDefault('1'),
    game: withDefault('solo'),
    out: text,
    from: text,
    'new-inputs': { type: 'boolean', default: false },
    bids: { type: 'boolean', default: false },
    rate: withDefault('0.004'),
    'outcome-weight': withDefault('0.8'),
    games: withDefault('2000'),
    threads: withDefault('2'),
  } as const;
  try {
    return ok(parseArgs({ args: [...args], options }).values);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the arguments, or says what is wrong with them. */
export function readOptions(args: readonly string[]): Parsed<Options> {
  const read = valuesOf(args);
  if (!read.ok) return read;
  const { from = null, 'new-inputs': newInputs, bids: onlyBids, ...texts } = read.value;
  const game = FAMILIES.find((each) => each === texts.game);
  if (game === undefined) return err(`--game ${texts.game}: expected ${FAMILIES.join(' or ')}`);
  const out = texts.out ?? `node_modules/.cache/oh-hell/training/${game}`;
  const rounds = whole('rounds', texts.rounds, 1, 1e12);
  if (!rounds.ok) return rounds;
  const seed = whole('seed', texts.seed, 0, 2 ** 31 - 1);
  if (!seed.ok) return seed;
  const rate = share('rate', texts.rate);
  if (!rate.ok) return rate;
  const outcomeWeight = share('outcome-weight', texts['outcome-weight']);
  if (!outcomeWeight.ok) return outcomeWeight;
  const games = whole('games', texts.games, 0, 10_000_000);
  if (!games.ok) return games;
  const threads = whole('threads', texts.threads, 1, 64);
  if (!threads.ok) return threads;
  if (newInputs && from === null)
    return err('--new-inputs: needs --from with the weights to add to');
  if (onlyBids && (from === null || newInputs))
    return err('--bids: needs --from with the weights to play the cards, and no --new-inputs');
  if (out === '') return err('--out: expected a name for the files');
  return ok({
    rounds: rounds.value,
    game,
    seed: seed.value,
    out,
    from,
    newInputs,
    onlyBids,
    rate: rate.value,
    outcomeWeight: outcomeWeight.value,
    games: games.value,
    threads: threads.value,
  });
}
