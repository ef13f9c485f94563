import {
  type Advice,
  type Command,
  type PlayerView,
  type Seed,
  keyedSource,
} from '../../engine/index.ts';
import type { ChoiceValue } from '../../engine/review/index.ts';
import { CLEAR_POINTS } from '../../engine/advice/index.ts';
import type { Adviser } from '../advice/adviser.ts';
import { bestOfNCorrection } from '../advice/outcome-evaluation.ts';
import { drawnSeed } from '../decision-rng.ts';

/** How to judge a decision. */
export interface JudgmentOptions {
  /** Of the determinizations; the seed of hints makes review and hint agree. */
  readonly seed: Seed;
  /** Per choice; by default as many as advice takes. */
  readonly determinizations?: number | undefined;
}

/** The player's choice against the best one, in determinizations that had no part in picking the candidates. */
export interface Comparison {
  readonly own: ChoiceValue;
  readonly best: ChoiceValue;
  readonly cost: number;
  readonly costError: number;
}

/** The determinizations of one pass. */
const PASS_DETERMINIZATIONS = 480;
/** The most passes; more than a few are needed only close to the threshold of a costly choice. */
const MAX_PASSES = 24;
/**
 * The comparison ends when the cost is this many standard errors from the threshold of a costly choice. The limit
 * falls linearly to 0 at the last pass (a triangular sequential test): a cost that is still close to the threshold
 * after many passes would hardly become clearer.
 */
const DECIDED_ERRORS = 2;
/** Standard errors behind the leading candidate at which another one is dropped. */
const DROP_ERRORS = 2.5;
/** The most candidates for the best choice. */
const MAX_CANDIDATES = 3;
/** Standard errors by which the true cost of a choice may exceed the first look's. */
const FIRST_LOOK_ERRORS = 1.5;

type Option = Advice['options'][number];

/**
 * The choices that the player's must be compared with, by a first look at all of them; none where it is clear that
 * it is not costly. A choice that the first look calls the best may be costly, too, if another one is hardly behind.
 * Otherwise they are the best one and those that cost less than the player's and no more than their standard error.
 * Of equivalent ones, the best by the first look alone.
 */
export function candidatesFor(
  { options, best, pointScale, determinizations }: Advice,
  own: Option,
): Command[] {
  const leading = options[best];
  if (leading === undefined || determinizations === 0) return [];
  const threshold = CLEAR_POINTS * pointScale;
  const isBest = own.costError === 0;
  if (!isBest && own.cost + FIRST_LOOK_ERRORS * own.costError <= threshold) return [];
  const others = options
    .filter(({ cost, costError }) =>
      isBest
        ? FIRST_LOOK_ERRORS * costError - cost > threshold
        : costError > 0 && cost < own.cost && cost < costError,
    )
    .toSorted((a, b) => a.cost - b.cost);
  return (isBest ? others : [leading, ...others])
    .slice(0, MAX_CANDIDATES)
    .map(({ command }) => command);
}

/** What is known of a candidate: sums over determinizations. */
class Candidate {
  readonly command: Command;
  #determinizations = 0;
  #lead = 0;
  #variance = 0;
  #own: ChoiceValue | null = null;
  #value: ChoiceValue | null = null;

  constructor(command: Command) {
    this.command = command;
  }

  /** Adds one pass: the figures of the player's choice (`own`) and of the candidate (`option`). */
  add(own: Option, option: Option, determinizations: number): void {
    const weight = determinizations / (this.#determinizations + determinizations);
    this.#own = pooled(this.#own, own, weight);
    this.#value = pooled(this.#value, option, weight);
    // Both costs are against the best choice of the pass.
    this.#lead += determinizations * (own.cost - option.cost);
    this.#variance += (determinizations * (own.costError || option.costError)) ** 2;
    this.#determinizations += determinizations;
  }

  /** By how much it beats the player's choice, and the standard error. */
  get lead(): number {
    return this.#lead / this.#determinizations;
  }

  get error(): number {
    return Math.sqrt(this.#variance) / this.#determinizations;
  }

  /** The comparison with this candidate, the best of `candidates`; null before the first pass. */
  comparison(candidates: number): Comparison | null {
    if (this.#own === null || this.#value === null) return null;
    const costError = bestOfNCorrection(candidates + 1) * this.error;
    return { own: this.#own, best: this.#value, cost: Math.max(0, this.lead), costError };
  }
}

/** The value of a choice over several passes, to which a further one adds this share. */
function pooled(before: ChoiceValue | null, option: Option, weight: number): ChoiceValue {
  const { command, make, short, points, others } = option;
  if (before === null) return { command, make, short, points, others };
  const mean = (one: number, other: number): number => one + weight * (other - one);
  return {
    command,
    make: mean(before.make, make),
    short: mean(before.short ?? short, short),
    points: mean(before.points, points),
    others: mean(before.others, others),
  };
}

/** The seed of a pass: it shares nothing with that of the first look. */
const seedOfPass = (seed: Seed, pass: number): Seed => drawnSeed(keyedSource(seed, [pass]));

/** Whether it is clear after `passes` on which side of the threshold of a costly choice the cost lies. */
function isDecided({ lead, error }: Candidate, pointScale: number, passes: number): boolean {
  const errors = DECIDED_ERRORS * (1 - passes / MAX_PASSES);
  return Math.abs(lead - CLEAR_POINTS * pointScale) > errors * error;
}

/**
 * Compares the player's choice with the candidates for the best one in fresh determinizations, as many as it takes to
 * tell on which side of the threshold of a costly choice its cost lies, within limits: a flag that hangs on one
 * sample does not come back with another. Null where there is no advice.
 */
export function* comparisonSteps(
  adviser: Pick<Adviser, 'advise'>,
  view: PlayerView,
  ownChoice: Command,
  commands: readonly Command[],
  { seed, determinizations }: JudgmentOptions,
): Generator<void, Comparison | null> {
  let candidates = commands.map((command) => new Candidate(command));
  const passes = determinizations === undefined ? MAX_PASSES : 1;
  for (let pass = 0; pass < passes; pass++) {
    const choices = [ownChoice, ...candidates.map(({ command }) => command)];
    const samples = determinizations ?? PASS_DETERMINIZATIONS;
    const anytime = adviser.advise(view, seedOfPass(seed, pass), samples, choices);
    if (anytime === null) return null;
    while (anytime.improve()) yield;
    const { options, pointScale } = anytime.best();
    const [own, ...others] = options as [Option, ...Option[]];
    for (const [index, candidate] of candidates.entries())
      candidate.add(own, others[index] as Option, anytime.determinizations);
    const leader = candidates.reduce((one, other) => (other.lead > one.lead ? other : one));
    candidates = candidates.filter(
      ({ lead, error }) => lead >= leader.lead - DROP_ERRORS * Math.max(error, leader.error),
    );
    // The best by the first look, which is the hint's, stays the best unless another one is clearly ahead.
    const [best] = candidates as [Candidate, ...Candidate[]];
    if (isDecided(best, pointScale, pass + 1)) break;
    yield;
  }
  return candidates[0]?.comparison(commands.length) ?? null;
}
