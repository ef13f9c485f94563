import type { Command } from '../../engine/index.ts';
import type { SideOutcome } from '../partners/side-outcome.ts';
import { BATCH, batchedStandardError, mean } from './estimate.ts';

/** By choice, the outcome in every determinization: the same ones for all. Equivalent choices share a list. */
export type OutcomesByChoice = readonly (readonly SideOutcome[])[];

/** A number read from an outcome, such as its points. */
export type Measure = (outcome: SideOutcome) => number;

/** The mean of a measure after a choice. */
export type MeanOf = (choice: number, measure: Measure) => number;

/** Batches alternate between two independent halves. */
const halfOf = (sample: number): number => Math.floor(sample / BATCH) % 2;

/** Importance weights of samples in which the bid is made and missed, to match a calibrated probability. */
interface Weights {
  readonly made: number;
  readonly missed: number;
}

const importanceWeights = (sampled: number, calibrated: number): Weights =>
  sampled <= 0 || sampled >= 1
    ? { made: 1, missed: 1 }
    : { made: calibrated / sampled, missed: (1 - calibrated) / (1 - sampled) };

/** Outcomes by choice, weighted so that every bid is made as often as its calibrated probability. */
export class SampledOutcomes {
  /** How many determinizations there are. */
  readonly count: number;
  readonly #outcomes: OutcomesByChoice;
  readonly #weights: readonly Weights[];

  constructor(
    outcomes: OutcomesByChoice,
    commands: readonly Command[],
    calibrate: (probability: number, command: Command) => number,
  ) {
    this.count = outcomes[0]?.length ?? 0;
    this.#outcomes = outcomes;
    this.#weights = commands.map((command, choice) => {
      const made = mean(this.count, (sample) =>
        outcomes[choice]?.[sample]?.made === true ? 1 : 0,
      );
      return importanceWeights(made, calibrate(made, command));
    });
  }

  /** The weighted measure of one outcome. */
  at(choice: number, sample: number, measure: Measure): number {
    const outcome = this.#outcomes[choice]?.[sample] as SideOutcome;
    return measure(outcome) * (this.#weights[choice]?.[outcome.made ? 'made' : 'missed'] ?? 1);
  }

  mean(choice: number, measure: Measure): number {
    return mean(this.count, (sample) => this.at(choice, sample, measure));
  }

  /** The standard error of {@link mean}, given that mean. */
  standardError(choice: number, measure: Measure, average: number): number {
    return batchedStandardError(this.count, average, (sample) => this.at(choice, sample, measure));
  }

  /** The mean paired difference of two choices, and its standard error. */
  difference(one: number, other: number, measure: Measure): [mean: number, standardError: number] {
    const paired = (sample: number): number =>
      this.at(one, sample, measure) - this.at(other, sample, measure);
    const average = mean(this.count, paired);
    return [average, batchedStandardError(this.count, average, paired)];
  }

  /** Whether two choices are equivalent: they share their outcomes. */
  areSame(one: number, other: number): boolean {
    return this.#outcomes[one] === this.#outcomes[other];
  }

  /** The choices that lead by a measure in each half of the samples; none while there is only one batch. */
  leaders(measure: Measure): readonly number[] {
    if (this.count <= BATCH) return [];
    return [0, 1].map((half) => {
      const sums = this.#outcomes.map((_, choice) =>
        mean(this.count, (sample) =>
          halfOf(sample) === half ? this.at(choice, sample, measure) : 0,
        ),
      );
      return sums.indexOf(Math.max(...sums));
    });
  }

  /**
   * How far a choice is behind the leader, by cross-fitting: one half of the samples picks the leader, the
   * other half measures it, so that the winner's curse does not inflate the cost.
   * @param fallback the leader where there are no halves.
   */
  crossFittedCost(
    choice: number,
    leaders: readonly number[],
    fallback: number,
    measure: Measure,
  ): number {
    return mean(this.count, (sample) => {
      const leader = leaders[1 - halfOf(sample)] ?? fallback;
      return this.at(leader, sample, measure) - this.at(choice, sample, measure);
    });
  }
}
