import type { Advice, Command, Option } from '../../engine/index.ts';
import { CLEAR_ERRORS, SMALL_POINTS, looksBetter } from '../../engine/advice/index.ts';
import type { AnytimeAdvice } from './anytime-advice.ts';
import type { AdviceBuilder } from './advice-builder.ts';
import { clampProbability } from './estimate.ts';
import {
  type MeanOf,
  type Measure,
  type OutcomesByChoice,
  SampledOutcomes,
} from './sampled-outcomes.ts';
import { type Conclusion, type OtherChoice, bestOf, conclude } from './verdict.ts';

/**
 * Multiple-comparison correction of a standard error for picking the best of n choices: the expected
 * maximum of n − 1 normal variables grows like √(2 ln n).
 */
const bestOfNCorrection = (choices: number): number =>
  Math.sqrt(1 + (2 * Math.log(Math.max(1, choices - 1))) / CLEAR_ERRORS ** 2);

/** The choices of a decision among partners, with their sampled outcomes. */
interface SampledDecision {
  readonly commands: readonly Command[];
  readonly outcomes: OutcomesByChoice;
  /** By choice, what is certain of its card; undefined for a blind nil. */
  readonly facts?: AdviceBuilder['facts'];
  /** Scale factor from standard points to partnership points. */
  readonly pointScale: number;
  /** By choice, the make probability where it is certain; else null. Left out: none is certain. */
  readonly certainMakes?: readonly (0 | 1 | null)[];
  /** Calibrates the sampled make probability of a choice; left out: the identity. */
  readonly calibrate?: (probability: number, command: Command) => number;
  /** What the best choice maximizes. */
  readonly utilityOf: Measure;
  /** Whether a choice is missed by tricks taken (nil), and not by tricks lacking (contract). */
  readonly isNil: (command: Command) => boolean;
}

/** The means of one choice over all determinizations. */
interface ChoiceMeans {
  readonly command: Command;
  readonly make: number;
  readonly points: number;
  readonly others: number;
  readonly utility: number;
  readonly gain: number;
  readonly ownBags: number;
}

function meansOf(
  samples: SampledOutcomes,
  { commands, certainMakes = [], utilityOf }: SampledDecision,
): ChoiceMeans[] {
  return commands.map((command, choice) => ({
    command,
    make:
      certainMakes[choice] ?? clampProbability(samples.mean(choice, ({ made }) => (made ? 1 : 0))),
    points: samples.mean(choice, ({ own }) => own),
    others: samples.mean(choice, ({ theirs }) => theirs),
    utility: samples.mean(choice, utilityOf),
    gain: samples.mean(choice, ({ gain }) => gain),
    ownBags: samples.mean(choice, ({ ownBags }) => ownBags),
  }));
}

/** The part of the utility that is about winning the game. */
const gameUtility = ({ utility, gain }: ChoiceMeans): number => utility - gain;

/**
 * The best choice. Among bids that differ by no more than the corrected standard error, and not in game
 * utility, it is the one with the best figures: opponents' losses have a high variance and depend on how
 * they are assumed to play. Looking at the hand is best unless a blind nil, which costs many
 * points, raises the utility clearly.
 */
function bestChoice(
  samples: SampledOutcomes,
  choices: readonly ChoiceMeans[],
  { utilityOf, pointScale }: SampledDecision,
  correction: number,
): number {
  const top = bestOf(choices, pointScale);
  return choices.reduce((best, each, index) => {
    const [first, shown] = [choices[top], choices[best]];
    const isLooking = each.command.type === 'declare' && !each.command.blindNil;
    if (first === undefined || shown === undefined) return best;
    if (each.command.type !== 'bid' && !isLooking) return best;
    const [cost, error] = samples.difference(top, index, utilityOf);
    const isUndecided =
      cost <= correction * error * (isLooking ? CLEAR_ERRORS : 1) &&
      (isLooking || gameUtility(each) >= gameUtility(first) - SMALL_POINTS * pointScale);
    return isUndecided && looksBetter(each, shown, pointScale) ? index : best;
  }, top);
}

/** What the other choices cost against the best one. */
type CostOf = (choice: number, measure: Measure) => [cost: number, standardError: number];

/** The costs by a measure, cross-fitted and never negative, with corrected standard errors. */
function costsAgainst(
  samples: SampledOutcomes,
  best: number,
  utilityOf: Measure,
  correction: number,
): CostOf {
  const leaders = samples.leaders(utilityOf);
  return (choice, measure) => {
    const [, error] = samples.difference(best, choice, measure);
    const cost = samples.crossFittedCost(choice, leaders, best, measure);
    return [Math.max(0, cost), correction * error];
  };
}

/** The choices as advice shows them. */
const optionsOf = (
  samples: SampledOutcomes,
  means: readonly ChoiceMeans[],
  best: number,
  costOf: CostOf,
  { facts, utilityOf, isNil }: SampledDecision,
): Option[] =>
  means.map(({ command, make, points, others }, index): Option => {
    // With the game at stake the best choice may gain fewer points: then the others cost none. Before
    // anybody has seen a card, the game decides.
    const measure: Measure = command.type === 'declare' ? utilityOf : ({ gain }) => gain;
    const [cost, costError] = samples.areSame(index, best) ? [0, 0] : costOf(index, measure);
    const error = samples.standardError(index, ({ own }) => own, points);
    const short = isNil(command) ? 0 : 1 - make;
    const figures = { make, short, points, others, error, cost, costError };
    return { command, ...figures, facts: facts?.[index] ?? [] };
  });

/** The choices that differ from the best, and what speaks against each besides its points. */
const otherChoicesOf = (
  samples: SampledOutcomes,
  choices: readonly ChoiceMeans[],
  best: number,
  costOf: CostOf,
  utilityOf: Measure,
): OtherChoice[] => {
  const chosen = choices[best] as ChoiceMeans;
  return choices.flatMap((each, index) => {
    if (samples.areSame(index, best)) return [];
    const [cost, error] = costOf(index, utilityOf);
    const byOthers = each.others - chosen.others;
    const byGame = chosen.utility - chosen.gain - (each.utility - each.gain);
    const byBags = chosen.gain - each.gain - (chosen.points - each.points) - byOthers;
    const isTheirs = byBags > 2 * (each.ownBags - chosen.ownBags);
    const bagsOf = (option: number): number =>
      samples.mean(option, ({ bagCounts }) => bagCounts[isTheirs ? 1 : 0]);
    const isBagCount = (): boolean =>
      bagsOf(isTheirs ? best : index) > bagsOf(isTheirs ? index : best);
    return [{ ...each, index, cost, error, byOthers, byGame, byBags, isTheirs, isBagCount }];
  });
};

/** The figures of all choices among partners, the best one, and the conclusion about it. */
export function evaluateChoices(decision: SampledDecision): Conclusion & {
  readonly options: Option[];
  readonly best: number;
  readonly meanOf: MeanOf;
} {
  const { commands, outcomes, calibrate = (probability) => probability } = decision;
  const { pointScale, utilityOf } = decision;
  const samples = new SampledOutcomes(outcomes, commands, calibrate);
  const means = meansOf(samples, decision);
  // The two answers lead to different bids, so their make probabilities cannot be compared.
  const comparable = means.map((each) =>
    each.command.type === 'declare' ? { ...each, make: 0 } : each,
  );
  const correction = bestOfNCorrection(new Set(outcomes).size);
  const best = bestChoice(samples, comparable, decision, correction);
  const costOf = costsAgainst(samples, best, utilityOf, correction);
  const options = optionsOf(samples, means, best, costOf, decision);
  const others = otherChoicesOf(samples, comparable, best, costOf, utilityOf);
  return {
    options,
    best,
    meanOf: (choice, measure) => samples.mean(choice, measure),
    ...conclude(comparable[best] as ChoiceMeans, others, pointScale),
  };
}

/**
 * Advice that tries all choices in a growing number of determinizations.
 * @param addBatch tries them in some more; false when there are no more.
 */
export const anytimeAdvice = (
  outcomes: OutcomesByChoice,
  determinizations: number,
  addBatch: () => boolean,
  best: () => Advice,
): AnytimeAdvice => ({
  improve() {
    return (
      this.determinizations < determinizations &&
      addBatch() &&
      this.determinizations < determinizations
    );
  },
  get determinizations() {
    return outcomes[0]?.length ?? 0;
  },
  best,
});
