import {
  type Advice,
  type Command,
  type PlayerView,
  type Seed,
  keyedSource,
} from '../../engine/index.ts';
import { CLEAR_POINTS, isTied } from '../../engine/advice/index.ts';
import type { Adviser } from '../advice/adviser.ts';
import { drawnSeed } from '../decision-rng.ts';
import type { Steps } from '../steps.ts';

/** How to judge a decision. */
export interface JudgmentOptions {
  /** Of the determinizations; the seed of hints makes review and hint agree. */
  readonly seed: Seed;
  /** Per choice; by default as many as advice takes. */
  readonly determinizations?: number | undefined;
}

/** The player's choice against the hint's, in determinizations that had no part in picking it. */
export interface Comparison {
  readonly cost: number;
  readonly costError: number;
  /** How many more points the hint's choice scores, and leaves an average opponent. */
  readonly points: number;
  readonly others: number;
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
/** Standard errors by which the true cost of a choice may exceed the first look's. */
const FIRST_LOOK_ERRORS = 1.5;

type Option = Advice['options'][number];

/**
 * Whether the player's choice may be costly by a first look at all of them, which is the hint. A choice that the hint
 * calls the best, or as good, is not: a review that flagged it would contradict the hint.
 */
export function isDoubtful(
  { options, best, pointScale, determinizations, verdict }: Advice,
  own: Option,
): boolean {
  const leading = options[best];
  if (leading === undefined || determinizations === 0 || own.costError === 0) return false;
  if (verdict === 'toss-up' && isTied(leading, own, pointScale)) return false;
  return own.cost + FIRST_LOOK_ERRORS * own.costError > CLEAR_POINTS * pointScale;
}

/** The seed of a pass: it shares nothing with that of the first look. */
const seedOfPass = (seed: Seed, pass: number): Seed => drawnSeed(keyedSource(seed, [pass]));

/**
 * Compares the player's choice with the hint's in fresh determinizations, as many as it takes to tell on which side
 * of the threshold of a costly choice its cost lies, within limits: a flag that hangs on one sample does not come back
 * with another. Null where there is no advice.
 */
export function* comparisonSteps(
  adviser: Pick<Adviser, 'advise'>,
  view: PlayerView,
  commands: { readonly own: Command; readonly best: Command },
  { seed, determinizations }: JudgmentOptions,
): Steps<Comparison | null> {
  const choices = [commands.own, commands.best];
  const passes = determinizations === undefined ? MAX_PASSES : 1;
  let [count, lost, variance, points, others] = [0, 0, 0, 0, 0];
  for (let pass = 0; pass < passes; pass++) {
    const samples = determinizations ?? PASS_DETERMINIZATIONS;
    const anytime = adviser.advise(view, seedOfPass(seed, pass), samples, choices);
    if (anytime === null) return null;
    while (anytime.improve()) yield;
    const { options, pointScale } = anytime.best();
    const [ofOwn, ofBest] = options as [Option, Option];
    count += anytime.determinizations;
    // Of the two costs one is 0: that of the better choice in this pass.
    lost += anytime.determinizations * (ofOwn.cost - ofBest.cost);
    points += anytime.determinizations * (ofBest.points - ofOwn.points);
    others += anytime.determinizations * (ofBest.others - ofOwn.others);
    variance += (anytime.determinizations * (ofOwn.costError || ofBest.costError)) ** 2;
    const errors = DECIDED_ERRORS * (1 - (pass + 1) / MAX_PASSES);
    const distance = Math.abs(lost / count - CLEAR_POINTS * pointScale);
    if (distance > (errors * Math.sqrt(variance)) / count) break;
    yield;
  }
  return {
    cost: Math.max(0, lost / count),
    costError: Math.sqrt(variance) / count,
    points: points / count,
    others: others / count,
  };
}
