/** The logistic function: a probability from its log-odds. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The logistic function of this times x is within 0.01 of the standard normal distribution function of x. */
export const LOGISTIC_SCALE = 1.7;

/** Log-odds of a probability, clamped to about 1 in 150 to stay finite. */
export function logit(probability: number): number {
  const cut = Math.min(0.9935, Math.max(0.0065, probability));
  return Math.log(cut / (1 - cut));
}

/** Models are fitted for three stages of the round, by cards in hand. */
export const STAGES = ['late', 'middle', 'early'] as const;

/** The index of a stage in {@link STAGES}. */
export const stageOf = (left: number): number => (left <= 3 ? 0 : left <= 7 ? 1 : 2);

/** Stored weights: in thousandths, one row per stage, in the order of the features. */
export type StoredWeights = readonly (readonly number[])[];

/** Weights as numbers. */
export const weightsOf = (stored: StoredWeights): readonly Float64Array[] =>
  stored.map((row) => Float64Array.from(row, (weight) => weight / 1000));

/** The log-odds a fitted model gives for a row of features. */
export function oddsOf(weights: Float64Array, features: Float64Array): number {
  let odds = 0;
  for (let at = 0; at < weights.length; at++)
    odds += (weights[at] as number) * (features[at] as number);
  return odds;
}
