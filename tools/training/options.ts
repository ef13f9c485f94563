import type { Family } from '@/ai/net/loaded-nets.ts';
import { type Result, err, ok } from '@/engine/index.ts';
import { newProgram, oneOf, optionsIn, share, wholeNumber } from '../lib/options.ts';

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

const newTraining = () =>
  newProgram(
    'npm run train --',
    `Trains the nets by self-play until they have seen enough rounds, then writes their weights to OUT.bin and their model
card to OUT.md. OUT.checkpoint is written twice a minute; after Ctrl-C or a power cut, the same command resumes from
it. With more --rounds it continues a finished training.`,
  )
    .option(
      '--game <game>',
      'solo: games without partners; sides: partnership games',
      oneOf(FAMILIES),
      'solo',
    )
    .option('--rounds <n>', 'rounds', wholeNumber(1, 1e12), 30_000_000)
    .option('--seed <n>', 'random numbers', wholeNumber(0, 2 ** 31 - 1), 1)
    .option('--out <out>', 'OUT; node_modules/.cache/oh-hell/training/GAME by default')
    .option('--from <file>', 'start with the weights in a file instead of new ones')
    .option(
      '--new-inputs',
      'train only inputs added since those weights were made, in rounds under the rules they describe; all other weights stay the same, to the bit',
      false,
    )
    .option(
      '--bids',
      'train only the net of bids, at tables where everybody plays the cards of those weights',
      false,
    )
    .option('--rate <r>', 'initial learning rate; it decays to 3% of that', share, 0.004)
    .option(
      '--outcome-weight <w>',
      'weight of the outcome in a target; the rest is the net’s own prediction at the next decision',
      share,
      0.8,
    )
    .option(
      '--games <n>',
      'games that measure the strength, one expert against three hard; 0 for none',
      wholeNumber(0, 10_000_000),
      2000,
    )
    .option('--threads <n>', 'threads for these games', wholeNumber(1, 64), 2);

/** Parses the arguments, or says what is wrong with them. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  const read = optionsIn(newTraining(), args);
  if (!read.ok) return read;
  const { from = null, bids: onlyBids, out, ...values } = read.value;
  if (values.newInputs && from === null)
    return err('--new-inputs: needs --from with the weights to add to');
  if (onlyBids && (from === null || values.newInputs))
    return err('--bids: needs --from with the weights to play the cards, and no --new-inputs');
  if (out === '') return err('--out: expected a name for the files');
  return ok({
    ...values,
    from,
    onlyBids,
    out: out ?? `node_modules/.cache/oh-hell/training/${values.game}`,
  });
}
