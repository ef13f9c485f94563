import type { PartnershipScoring, PlayerView, Style } from '../engine/index.ts';

/** What makes a style: a row of data. All of it is small: a style chooses among what is as good. */
export interface StyleBias {
  /** Points of the usual scoring by which more than the best bid seems better, and less worse. */
  readonly higherBid: number;
  /** So much more a point of an average opponent counts against one's own. */
  readonly spoiling: number;
}

/** Leans to nothing. */
export const NO_BIAS: StyleBias = { higherBid: 0, spoiling: 0 };

const STYLE_BIASES: Readonly<Record<Style, StyleBias>> = {
  cautious: { higherBid: -0.8, spoiling: 0 },
  bold: { higherBid: 0.6, spoiling: -0.25 },
  spoiler: { higherBid: 0, spoiling: 0.5 },
};

/** What the opponent at the seat of a view leans to: everybody at the table knows it. */
export function styleBiasOf({ seats, seat }: PlayerView): StyleBias {
  const style = seats[seat]?.style;
  return style === undefined ? NO_BIAS : STYLE_BIASES[style];
}

/**
 * What bids seem worth to somebody with a lean: those above the best one a little more or less, those
 * below it the other way. So what is chosen in place of the best is at most that much worse.
 * @param pointScale points that a point of the usual scoring comes to.
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

/** What a lean to higher bids is measured in among partners: half of a trick bid. */
export const contractBiasScale = ({ perTrick }: PartnershipScoring): number => perTrick / 2;
