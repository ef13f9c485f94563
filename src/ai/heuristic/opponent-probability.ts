import { COEFFICIENTS } from './coefficients.ts';
import { logistic, oddsOf, stageOf, weightsOf } from './logistic.ts';

/** Features for another player's make probability: public facts only. */
export const OPPONENT_FEATURES = [
  'one',
  'share',
  'shareSquared',
  'none',
  'all',
  'left',
  'oneOverLeft',
  'noneTimesLeft',
  'noneOverLeft',
  'shareTimesLeft',
  'pressure',
  'pressureTimesShare',
  'pressureTimesNone',
  'pressureTimesAll',
  'leads',
  'leadsTimesNone',
  'leadsTimesShare',
  'players',
] as const;

const WEIGHTS = weightsOf(COEFFICIENTS.opponent);

/** Another player between two tricks. */
export interface OpponentStandpoint {
  /** Tricks needed; negative after too many. */
  readonly need: number;
  readonly left: number;
  /** Tricks all players still want, less the tricks left, per trick left. */
  readonly pressure: number;
  /** Probability of being on lead. */
  readonly leads: number;
  /** Number of players. */
  readonly players: number;
}

/** Fills in the features of a player who needs between 0 and all of the tricks left, at least one. */
export function fillOpponentFeatures(
  features: Float64Array,
  { need, left, pressure, leads, players }: OpponentStandpoint,
): void {
  const share = need / left;
  const none = need === 0 ? 1 : 0;
  const all = need === left ? 1 : 0;
  let at = 0;
  features[at++] = 1;
  features[at++] = share;
  features[at++] = share * share;
  features[at++] = none;
  features[at++] = all;
  features[at++] = left / 10;
  features[at++] = 1 / left;
  features[at++] = (none * left) / 10;
  features[at++] = none / left;
  features[at++] = (share * left) / 10;
  features[at++] = pressure;
  features[at++] = pressure * share;
  features[at++] = pressure * none;
  features[at++] = pressure * all;
  features[at++] = leads;
  features[at++] = leads * none;
  features[at++] = leads * share;
  features[at++] = players - 4;
}

const scratch = new Float64Array(OPPONENT_FEATURES.length);

/** The probability that another player takes exactly `need` of the tricks left. */
export function opponentMakeProbability(opponent: OpponentStandpoint): number {
  const { need, left } = opponent;
  if (need < 0 || need > left) return 0;
  if (left === 0) return 1;
  fillOpponentFeatures(scratch, opponent);
  return logistic(oddsOf(WEIGHTS[stageOf(left)] as Float64Array, scratch));
}
