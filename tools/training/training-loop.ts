import type { Nets } from '@/ai/net/weights.ts';
import { type Checkpoint, type TrainingRun, roundsOf } from './checkpoint.ts';
import { POOL_SIZE } from './curriculum.ts';
import type { TrainingStatistics, Schedule } from './learner.ts';
import type { Options } from './options.ts';

/** Setups of one step, between checks of the clock: about a second. */
const SETUPS_PER_STEP = 50;
/** Earlier nets added to the pool over the whole training. */
const POOLED = 40;
/** Interval between checkpoints, in ms. */
const CHECKPOINT_MS = 30_000;
/** The final learning rate, as a share of the first. */
const FINAL_RATE = 0.03;
/** Shares of exploratory bids and cards at the beginning, and how much they fall by the end. */
const BID_EXPLORATION = { start: 0.12, fall: 0.06 } as const;
const CARD_EXPLORATION = { start: 0.03, fall: 0.02 } as const;

/** What is trained: see `Learner`. */
interface Trainee {
  setNets(nets: Nets): void;
  setPool(pool: readonly Nets[]): void;
  nets(): Nets;
  train(setups: number, schedule: Schedule): TrainingStatistics;
}

interface Ports {
  readonly now: () => number;
  /** Resolves after pending signals were handled. */
  readonly yieldToEvents: () => Promise<void>;
  /** Whether to stop early. */
  readonly isStopped: () => boolean;
  readonly save: (checkpoint: Checkpoint) => void;
  readonly say: (line: string) => void;
}

/**
 * Cosine learning-rate schedule, with linearly decreasing exploration.
 * @param done the share of all rounds that are done
 */
function scheduleAt(
  done: number,
  { rate, outcomeWeight }: Pick<Options, 'rate' | 'outcomeWeight'>,
): Schedule {
  return {
    rate: rate * (FINAL_RATE + (1 - FINAL_RATE) * 0.5 * (1 + Math.cos(Math.PI * done))),
    bidExploration: BID_EXPLORATION.start - BID_EXPLORATION.fall * done,
    cardExploration: CARD_EXPLORATION.start - CARD_EXPLORATION.fall * done,
    outcomeWeight,
  };
}

/** Running statistics since the last report. */
class Progress {
  #rounds = 0;
  #made = 0;
  #loss = 0;

  add({ rounds, made, loss }: TrainingStatistics): void {
    this.#rounds += rounds;
    this.#made += made * rounds;
    this.#loss += loss * rounds;
  }

  /** Reports in one line and resets. */
  report(all: number, ms: number, rate: number): string {
    const [made, loss] = [this.#made / this.#rounds, this.#loss / this.#rounds];
    const speed = (1000 * this.#rounds) / ms;
    [this.#rounds, this.#made, this.#loss] = [0, 0, 0];
    return `${(all / 1e6).toFixed(2)} M rounds, made ${made.toFixed(4)}, loss ${loss.toFixed(4)}, ${speed.toFixed(0)} rounds/s, rate ${rate.toFixed(5)}`;
  }
}

/** Trains from a checkpoint until the goal, or until it is stopped. */
export async function runTraining(
  trainee: Trainee,
  from: Checkpoint,
  {
    rounds: goal,
    seed,
    rate,
    outcomeWeight,
  }: Pick<Options, 'rounds' | 'seed' | 'rate' | 'outcomeWeight'>,
  { now, yieldToEvents, isStopped, save, say }: Ports,
): Promise<Checkpoint> {
  const before = roundsOf(from);
  if (before >= goal) return from;
  trainee.setNets(from.nets);
  trainee.setPool(from.pool);
  const began = now();
  const progress = new Progress();
  let { pool } = from;
  let rounds = 0;
  let [pooledAt, saidAt] = [0, began];
  const standing = (): Checkpoint => {
    const run: TrainingRun = { seed, rate, outcomeWeight, goal, rounds, ms: now() - began };
    return { ...from, runs: [...from.runs, run], nets: trainee.nets(), pool };
  };
  while (before + rounds < goal && !isStopped()) {
    const schedule = scheduleAt((before + rounds) / goal, { rate, outcomeWeight });
    const statistics = trainee.train(SETUPS_PER_STEP, schedule);
    rounds += statistics.rounds;
    progress.add(statistics);
    if (rounds - pooledAt >= goal / POOLED) {
      pool = [trainee.nets(), ...pool].slice(0, POOL_SIZE);
      trainee.setPool(pool);
      pooledAt = rounds;
    }
    if (now() - saidAt >= CHECKPOINT_MS) {
      save(standing());
      say(progress.report(before + rounds, now() - saidAt, schedule.rate));
      saidAt = now();
    }
    await yieldToEvents();
  }
  const end = standing();
  save(end);
  return end;
}
