import { type Judgement, isBidding, provenCost } from './judgement.ts';

/**
 * How good the cards and the seat of a round were: points that a good player expects; among partners
 * those of the side.
 */
export interface Prospects {
  /** With these cards and after these bids, at the first decision. */
  readonly hand: number;
  /** On average with a hand of that size in that place from the dealer. */
  readonly mean: number;
}

/** One round of one seat, judged as far as that goes. */
export interface RoundReview {
  /** 0-based. */
  readonly round: number;
  readonly handSize: number;
  /** What the side got for the round. */
  readonly points: number;
  /** null where it cannot be said: under rules that the nets do not know. */
  readonly prospects: Prospects | null;
  readonly judgements: readonly Judgement[];
}

/** Where points come from. The parts add up to `points` exactly: all are whole tenths. */
export interface Split {
  readonly points: number;
  /** What a good player gets on average there. */
  readonly mean: number;
  /** What cards and seat were better or worse than that. */
  readonly luck: number;
  /** What own bids, and own cards, that were wrong beyond doubt lost against the best ones. */
  readonly bids: number;
  readonly play: number;
  /** What is left: the others' bids and cards, and how the cards lay. */
  readonly rest: number;
}

const tenths = (points: number): number => Math.round(points * 10);

/**
 * What a decision gained or lost in own points; nothing where it was not wrong beyond doubt. Who gives points away to spoil an opponent's bid gains less here than in the choice's cost.
 */
const gainOf = (judged: Judgement): number =>
  provenCost(judged) === 0 ? 0 : judged.own.points - judged.best.points;

/** The result of a round split into its parts; null where the luck of it is not known. */
export function splitOf({ points, prospects, judgements }: RoundReview): Split | null {
  if (prospects === null) return null;
  const gain = (kind: boolean): number =>
    judgements
      .filter((judged) => isBidding(judged) === kind)
      .reduce((sum, judged) => sum + gainOf(judged), 0);
  const mean = tenths(prospects.mean);
  const luck = tenths(prospects.hand) - mean;
  const bids = tenths(gain(true));
  const play = tenths(gain(false));
  const rest = tenths(points) - mean - luck - bids - play;
  return inPoints({ points: tenths(points), mean, luck, bids, play, rest });
}

/** All parts of several rounds together; null if one of them has none, or there is none. */
export function sumOfSplits(splits: readonly (Split | null)[]): Split | null {
  const known = splits.filter((split) => split !== null);
  if (known.length === 0 || known.length < splits.length) return null;
  const sum = (of: keyof Split): number =>
    known.reduce((total, split) => total + tenths(split[of]), 0);
  return inPoints({
    points: sum('points'),
    mean: sum('mean'),
    luck: sum('luck'),
    bids: sum('bids'),
    play: sum('play'),
    rest: sum('rest'),
  });
}

/** From tenths of points to points. */
const inPoints = ({ points, mean, luck, bids, play, rest }: Split): Split => ({
  points: points / 10,
  mean: mean / 10,
  luck: luck / 10,
  bids: bids / 10,
  play: play / 10,
  rest: rest / 10,
});
