// `npm run train`: trains the nets by self-play, packs them and writes their model card.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { masterDeterminizations } from '@/ai/ai-player.ts';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { type Nets, inputsIn, packNets, unpackNets } from '@/ai/net/weights.ts';
import { presetRules } from '@/engine/index.ts';
import { type Match, rotationsOf } from '../arena/match.ts';
import { summaryOf } from '../arena/summary.ts';
import { runMainOrPart, playMatch } from '../arena/threads.ts';
import { type Strength, modelCard, seatsOf } from './card.ts';
import {
  type Checkpoint,
  type Inputs,
  readCheckpoint,
  roundsOf,
  writeCheckpoint,
} from './checkpoint.ts';
import { type NetShape, openCore, shapeOf } from './core.ts';
import { runTraining } from './training-loop.ts';
import { Learner } from './learner.ts';
import { BAD_ARGUMENTS, refuse } from '../lib/options.ts';
import { type Options, readOptions } from './options.ts';

/** Seed of the measurement: the deals of docs/OPPONENTS.md, so that figures are comparable. */
const ARENA_SEED = 7;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Initial weights from a file, and how many inputs they have; more may have been added since. */
function netsIn(
  file: string,
  game: Family,
  { playInputs, bidInputs }: NetShape,
): { readonly nets: Nets; readonly inputs: Inputs } {
  try {
    const { buffer } = Uint8Array.from(readFileSync(file));
    const { play, bid } = inputsIn(buffer) ?? { play: playInputs, bid: bidInputs };
    const others = shapeOf(openCore(), game === 'solo' ? 'sides' : 'solo');
    const areOthers = play === others.playInputs && bid === others.bidInputs;
    if (areOthers || play > playInputs || bid > bidInputs) throw new Error('weights of other nets');
    return { nets: unpackNets(buffer, play, bid), inputs: { play, bid } };
  } catch (error) {
    throw new Error(`--from ${file}: ${wordsOf(error)}`, { cause: error });
  }
}

/** The checkpoint to continue from, or a new one. */
function startingCheckpoint(
  { seed, from, game, newInputs, onlyBids }: Options,
  shape: NetShape,
  file: string,
): Checkpoint {
  const known = readCheckpoint(file, shape.playSize, shape.bidSize);
  if (known !== null) {
    const isSame =
      (known.frozen !== null) === newInputs &&
      known.onlyBids === onlyBids &&
      (from === null || known.from === from);
    if (isSame) return known;
    throw new Error(`${file} belongs to another training: move it, or choose another --out`);
  }
  const initial = { from, frozen: null, onlyBids, runs: [], pool: [] };
  if (from === null) return { ...initial, nets: Learner.newNets(seed, game) };
  const { nets, inputs } = netsIn(from, game, shape);
  if (newInputs && inputs.play === shape.playInputs && inputs.bid === shape.bidInputs)
    throw new Error(`--new-inputs: the weights in ${from} already have all inputs`);
  return {
    ...initial,
    frozen: newInputs ? inputs : null,
    nets: Learner.widened(nets, inputs, game),
  };
}

/** Trains until the goal, or until Ctrl-C. */
async function trained(options: Options, checkpoint: Checkpoint, file: string) {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    process.stderr.write('stopping after this step; press again to stop at once\n');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // Every run has a seed of its own: resuming is not bit-identical to an uninterrupted training.
  const learner = new Learner(options.seed + roundsOf(checkpoint), options.game);
  if (checkpoint.frozen !== null) learner.freeze(checkpoint.frozen);
  if (checkpoint.onlyBids) learner.learnOnlyBids();
  const end = await runTraining(learner, checkpoint, options, {
    now: () => performance.now(),
    yieldToEvents: () => setImmediate(),
    isStopped: () => isStopped,
    save: (standing) => writeCheckpoint(file, standing),
    say: (line) => process.stdout.write(`${line}\n`),
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return end;
}

/** Expert with these weights against hard, on the same deals from every seat. */
async function measureStrength(
  file: string,
  { game, games, threads }: Options,
): Promise<Strength | null> {
  if (games === 0) return null;
  const seats = seatsOf(game, file);
  const rules = presetRules(game === 'sides' ? 'spades' : 'bugger-your-neighbor', seats.length);
  const match: Match = {
    rules,
    seats,
    deals: Math.ceil(games / rotationsOf(seats).length),
    seed: ARENA_SEED,
    budget: { determinizations: masterDeterminizations(rules) },
  };
  const summary = summaryOf(match, await playMatch(match, threads));
  const [expert] = summary.players;
  return expert ? { games: summary.games, seed: match.seed, expert } : null;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) refuse(options.error);
  const { out, game, rounds: goal } = options.value;
  const [saved, file, cardFile] = [`${out}.checkpoint`, `${out}.bin`, `${out}.md`];
  const shape = shapeOf(openCore(), game);
  let checkpoint: Checkpoint;
  try {
    checkpoint = startingCheckpoint(options.value, shape, saved);
    mkdirSync(dirname(out), { recursive: true });
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    return BAD_ARGUMENTS;
  }
  const training = await trained(options.value, checkpoint, saved);
  const { playInputs, bidInputs } = shape;
  const packed = packNets(training.nets, playInputs, bidInputs);
  writeFileSync(file, packed);
  const machine = `one core of ${cpus()[0]?.model.trim() ?? 'a machine'}, Node ${process.versions.node}`;
  const bytes = packed.byteLength;
  const model = { game, file, bytes, playInputs, bidInputs, training, machine, goal };
  // Written before the games, so that there is a card even if those are interrupted.
  writeFileSync(cardFile, modelCard({ ...model, strength: null }));
  if (roundsOf(training) >= goal)
    writeFileSync(
      cardFile,
      modelCard({ ...model, strength: await measureStrength(file, options.value) }),
    );
  process.stdout.write(`${roundsOf(training)} rounds: ${file} and ${cardFile}\n`);
  return 0;
}

await runMainOrPart(main);
