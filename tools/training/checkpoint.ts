import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Nets } from '@/ai/net/weights.ts';

/** One run of the training program. */
export interface TrainingRun {
  readonly seed: number;
  /** The initial learning rate. */
  readonly rate: number;
  /** The weight of the outcome in a target, 0…1. */
  readonly outcomeWeight: number;
  /** The planned number of rounds in all, with earlier runs. */
  readonly goal: number;
  readonly rounds: number;
  readonly ms: number;
}

/** Input counts of the two nets. */
export interface Inputs {
  readonly play: number;
  readonly bid: number;
}

/** The state of a training. */
export interface Checkpoint {
  /** The file with the initial weights; null: random ones. */
  readonly from: string | null;
  /** Inputs whose weights are frozen, together with all later layers; null: everything is trained. */
  readonly frozen: Inputs | null;
  /** Whether only the net of bids is trained, with the cards of the other one. */
  readonly onlyBids: boolean;
  /** The first one first. */
  readonly runs: readonly TrainingRun[];
  readonly nets: Nets;
  /** Earlier versions of the nets, the latest first. */
  readonly pool: readonly Nets[];
}

/** Rounds trained so far. */
export const roundsOf = ({ runs }: Pick<Checkpoint, 'runs'>): number =>
  runs.reduce((sum, { rounds }) => sum + rounds, 0);

const FLOAT = 4;

/** A run as stored, where the outcome weight is called `trust`. */
type StoredRun = Omit<TrainingRun, 'outcomeWeight'> & { readonly trust: number };

/** The first line of a file. The names of its fields are part of the format. */
interface Head {
  readonly from: string | null;
  /** Missing in older files. */
  readonly kept?: Inputs | null;
  /** Missing in older files. */
  readonly onlyBids?: boolean;
  readonly stretches: readonly StoredRun[];
  readonly nets: number;
  readonly playSize: number;
  readonly bidSize: number;
}

function headOf(line: string): Head | null {
  try {
    return JSON.parse(line) as Head;
  } catch {
    return null;
  }
}

/**
 * Reads a checkpoint; null where there is no file.
 * @throws when the file is not a checkpoint of this version of the nets.
 */
export function readCheckpoint(file: string, playSize: number, bidSize: number): Checkpoint | null {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n') + 1;
  const head = headOf(bytes.toString('utf8', 0, end));
  const size = playSize + bidSize;
  if (
    head?.playSize !== playSize ||
    head.bidSize !== bidSize ||
    bytes.length !== end + head.nets * size * FLOAT
  )
    throw new Error(`${file} is not a checkpoint of these nets: move it, or choose another --out`);
  const numbers = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset + end, bytes.byteOffset + bytes.length),
  );
  const [nets, ...pool] = Array.from({ length: head.nets }, (_, k): Nets => ({
    play: numbers.slice(k * size, k * size + playSize),
    bid: numbers.slice(k * size + playSize, (k + 1) * size),
  }));
  if (nets === undefined) throw new Error(`${file} contains no nets`);
  const runs = head.stretches.map(({ trust, ...run }) => ({ ...run, outcomeWeight: trust }));
  const { from, kept: frozen = null, onlyBids = false } = head;
  return { from, frozen, onlyBids, runs, nets, pool };
}

/** A line of JSON, then the weights. The file is replaced atomically. */
export function writeCheckpoint(
  file: string,
  { from, frozen, onlyBids, runs, nets, pool }: Checkpoint,
): void {
  const all = [nets, ...pool];
  const head: Head = {
    from,
    kept: frozen,
    onlyBids,
    stretches: runs.map(({ outcomeWeight, ...run }) => ({ ...run, trust: outcomeWeight })),
    nets: all.length,
    playSize: nets.play.length,
    bidSize: nets.bid.length,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    `${file}.new`,
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      ...all.flatMap(({ play, bid }) => [
        Buffer.from(play.buffer, play.byteOffset, play.byteLength),
        Buffer.from(bid.buffer, bid.byteOffset, bid.byteLength),
      ]),
    ]),
  );
  renameSync(`${file}.new`, file);
}
