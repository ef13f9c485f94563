import type { PartnershipScoring, PlayerView, Style } from '../engine/index.ts';

/** The parameters of a playing style. They are small: a style only picks among choices that are nearly as good. */
export interface StyleBias {
  /** Standard points added to bids above the best one, and taken from those below. */
  readonly higherBid: number;
  /** Added to the weight of an average opponent's points. */
  readonly spoiling: number;
}

/** No bias. */
export const NO_BIAS: StyleBias = { higherBid: 0, spoiling: 0 };

/** Set by hand; what they cost: `npm run arena -- --seats expert:cautious,hard,hard,hard`. */
const STYLE_BIASES: Readonly<Record<Style, StyleBias>> = {
  cautious: { higherBid: -0.8, spoiling: 0 },
  bold: { higherBid: 0.6, spoiling: -0.25 },
  spoiler: { higherBid: 0, spoiling: 0.5 },
};

/** The style bias of the opponent at the view's seat; styles are public. */
export function styleBiasOf({ seats, seat }: PlayerView): StyleBias {
  const style = seats[seat]?.style;
  return style === undefined ? NO_BIAS : STYLE_BIASES[style];
}

/**
 * Bid values as a style sees them: bids above the best one are shifted by the bias, those below it the other
 * way. The bid chosen is at most that much worse than the best.
 * @param pointScale scale factor from standard points to points of these rules.
 */
export function biasedBidValues(
  bids: readonly number[],
  values: readonly number[],
  { higherBid }: StyleBias,
  pointScale: number,
): readonly number[] {
  if (higherBid === 0) return values;
  const best = bids[values.indexOf(Math.max(...values))] ?? 0;
  return values.map(
    (value, index) => value + higherBid * pointScale * Math.sign((bids[index] ?? best) - best),
  );
}

/** The scale of the bid bias in partnerships: half the points of a trick. */
export const contractBiasScale = ({ perTrick }: PartnershipScoring): number => perTrick / 2;
