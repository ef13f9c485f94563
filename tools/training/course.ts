import type { Nets } from '@/ai/net/weights.ts';
import { type Checkpoint, type Stretch, roundsOf } from './checkpoint.ts';
import { POOL } from './curriculum.ts';
import type { Figures, Schedule } from './learner.ts';
import type { Options } from './options.ts';

/** Lessons between two looks at the clock: about a second. */
const LESSONS = 50;
/** So many nets of the past are kept in a whole course, one after the other. */
const POOLED = 40;
/** How often the course is written down, in ms. */
const EVERY = 30_000;

/** Who learns: see `Learner`. */
interface Student {
  setNets(nets: Nets): void;
  setPool(pool: readonly Nets[]): void;
  nets(): Nets;
  study(lessons: number, schedule: Schedule): Figures;
}

interface Ports {
  readonly now: () => number;
  /** Resolves after signals that have come were heard. */
  readonly breathe: () => Promise<void>;
  /** Whether somebody wants it to end. */
  readonly isStopped: () => boolean;
  readonly save: (checkpoint: Checkpoint) => void;
  readonly say: (line: string) => void;
}

/** How carefully is learned when so much of the course is done: ever more. */
function scheduleAt(done: number, { rate, trust }: Pick<Options, 'rate' | 'trust'>): Schedule {
  return {
    rate: rate * (0.03 + 0.97 * 0.5 * (1 + Math.cos(Math.PI * done))),
    bidTrials: 0.12 - 0.06 * done,
    cardTrials: 0.03 - 0.02 * done,
    trust,
  };
}

/** What came of the lessons since something was last said. */
class News {
  #rounds = 0;
  #made = 0;
  #loss = 0;

  add({ rounds, made, loss }: Figures): void {
    this.#rounds += rounds;
    this.#made += made * rounds;
    this.#loss += loss * rounds;
  }

  /** In one line, and begins anew. */
  told(all: number, ms: number, rate: number): string {
    const [made, loss] = [this.#made / this.#rounds, this.#loss / this.#rounds];
    const speed = (1000 * this.#rounds) / ms;
    [this.#rounds, this.#made, this.#loss] = [0, 0, 0];
    return `${(all / 1e6).toFixed(2)} M rounds, made ${made.toFixed(4)}, loss ${loss.toFixed(4)}, ${speed.toFixed(0)} rounds/s, rate ${rate.toFixed(5)}`;
  }
}

/** Learns from where a checkpoint stands until the goal, or until it is stopped. */
export async function learnOn(
  student: Student,
  from: Checkpoint,
  { rounds: goal, seed, rate, trust }: Pick<Options, 'rounds' | 'seed' | 'rate' | 'trust'>,
  { now, breathe, isStopped, save, say }: Ports,
): Promise<Checkpoint> {
  const before = roundsOf(from);
  if (before >= goal) return from;
  student.setNets(from.nets);
  student.setPool(from.pool);
  const began = now();
  const news = new News();
  let { pool } = from;
  let rounds = 0;
  let [pooledAt, saidAt] = [0, began];
  const standing = (): Checkpoint => {
    const stretch: Stretch = { seed, rate, trust, goal, rounds, ms: now() - began };
    return { ...from, stretches: [...from.stretches, stretch], nets: student.nets(), pool };
  };
  while (before + rounds < goal && !isStopped()) {
    const schedule = scheduleAt((before + rounds) / goal, { rate, trust });
    const figures = student.study(LESSONS, schedule);
    rounds += figures.rounds;
    news.add(figures);
    if (rounds - pooledAt >= goal / POOLED) {
      pool = [student.nets(), ...pool].slice(0, POOL);
      student.setPool(pool);
      pooledAt = rounds;
    }
    if (now() - saidAt >= EVERY) {
      save(standing());
      say(news.told(before + rounds, now() - saidAt, schedule.rate));
      saidAt = now();
    }
    await breathe();
  }
  const end = standing();
  save(end);
  return end;
}
