import type { PartnershipScoring, PlayerView, Style } from '../engine/index.ts';

/** What makes a style: a row of data. All of it is small: a style chooses among what is as good. */
export interface Lean {
  /** Points of the usual scoring by which more than the best bid seems better, and less worse. */
  readonly higherBid: number;
  /** So much more a point of an average opponent counts against one's own. */
  readonly spoiling: number;
}

/** Leans to nothing. */
export const EVEN: Lean = { higherBid: 0, spoiling: 0 };

const LEANS: Readonly<Record<Style, Lean>> = {
  cautious: { higherBid: -0.8, spoiling: 0 },
  bold: { higherBid: 0.6, spoiling: -0.25 },
  spoiler: { higherBid: 0, spoiling: 0.5 },
};

/** What the opponent at the seat of a view leans to: everybody at the table knows it. */
export function leanOf({ seats, seat }: PlayerView): Lean {
  const style = seats[seat]?.style;
  return style === undefined ? EVEN : LEANS[style];
}

/**
 * What bids seem worth to somebody with a lean: those above the best one a little more or less, those
 * below it the other way. So what is chosen in place of the best is at most that much worse.
 * @param unit points that a point of the usual scoring comes to.
 */
export function leanedBids(
  bids: readonly number[],
  worths: readonly number[],
  { higherBid }: Lean,
  unit: number,
): readonly number[] {
  if (higherBid === 0) return worths;
  const best = bids[worths.indexOf(Math.max(...worths))] ?? 0;
  return worths.map(
    (worth, index) => worth + higherBid * unit * Math.sign((bids[index] ?? best) - best),
  );
}

/** What a lean to higher bids is measured in among partners: half of a trick bid. */
export const contractLeanUnit = ({ perTrick }: PartnershipScoring): number => perTrick / 2;
