/** A chance from its log-odds. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The log-odds of a chance, cut at about 1 in 150 so that certainty stays finite. */
export function logit(probability: number): number {
  const cut = Math.min(0.9935, Math.max(0.0065, probability));
  return Math.log(cut / (1 - cut));
}

/** A round is fitted in three stages, told apart by the cards that a player holds. */
export const STAGES = ['late', 'middle', 'early'] as const;

/** 0 late, 1 middle, 2 early: the place of a stage in {@link STAGES}. */
export const stageOf = (left: number): number => (left <= 3 ? 0 : left <= 7 ? 1 : 2);

/** Weights as they are stored: in thousandths, a row a stage, in the order of the features. */
export type StoredWeights = readonly (readonly number[])[];

/** Stored weights ready for use. */
export const weightsOf = (stored: StoredWeights): readonly Float64Array[] =>
  stored.map((row) => Float64Array.from(row, (weight) => weight / 1000));

/** The log-odds that a fitted model gives for features. */
export function oddsOf(weights: Float64Array, features: Float64Array): number {
  let odds = 0;
  for (let at = 0; at < weights.length; at++)
    odds += (weights[at] as number) * (features[at] as number);
  return odds;
}
