import type {
  Advice,
  Command,
  DealtView,
  PlayerView,
  RandomSource,
  Seed,
} from '../../engine/index.ts';

/** A request for advice from sampled deals. */
export interface SampledAdviceRequest<Choice> {
  readonly view: PlayerView;
  /** The round of the view. */
  readonly round: DealtView;
  /** The choices to compare, at least one. */
  readonly choices: readonly Choice[];
  readonly rng: RandomSource;
  /** The choice to contrast the best one with; undefined for a person's likely choice. */
  readonly against?: Command | undefined;
  /** After this many determinizations the advice is final; undefined for the usual number. */
  readonly determinizations: number | undefined;
}

/** Anytime advice: it improves with every step, and has a result after the first. */
export interface AnytimeAdvice {
  /** Tries every choice in a few more determinizations; false when more would change nothing. */
  improve(): boolean;
  readonly determinizations: number;
  best(): Advice;
}

/** A fixed seed: the same position gives the same advice, however often it is asked. */
export const ADVICE_SEED: Seed = '61647669636520666f72206576657279';

/** Advice that needs no determinizations. */
export const finalAdvice = (advice: Advice): AnytimeAdvice => ({
  improve: () => false,
  determinizations: 0,
  best: () => advice,
});
