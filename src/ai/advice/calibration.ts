import {
  ADAPTIVE,
  HUMAN,
  type Level,
  type PlayerView,
  type RuleSet,
  type SeatInfo,
} from '../../engine/index.ts';
import { type Family, familyOf } from '../net/loaded-nets.ts';

/**
 * A calibration curve for make probabilities: logit(calibrated) = shift + scale × logit(sampled). Its slope may
 * differ where fewer than half of the rollouts make the bid.
 */
interface Calibration {
  readonly shift: number;
  readonly scale: number;
  /** Added to the scale where the bid is made in fewer than half of the rollouts. */
  readonly unlikely: number;
  /** Added to the shift: for a bid of 0 or a nil, and in proportion to the hand size (1 at ten cards, 0 at one). */
  readonly zeroBid: number;
  readonly handSize: number;
}

const IDENTITY: Calibration = { shift: 0, scale: 1, unlikely: 0, zeroBid: 0, handSize: 0 };

/**
 * Rollouts use expert's nets at all seats; at tables of other levels bids are made more or less often.
 * Logistic fits by `npm run calibration`; partnerships in rounds of thirteen cards, one opponent with
 * 32 cards, the duty to beat the trick in La Pocha.
 */
const CALIBRATIONS: Readonly<
  Record<Family | 'two' | 'mustHead' | 'sidesCards', Readonly<Record<Level, Calibration>>>
> = {
  solo: {
    easy: { shift: 0.051, scale: 0.865, unlikely: 0.121, zeroBid: 0.222, handSize: 0.24 },
    medium: { shift: 0.024, scale: 0.89, unlikely: 0.116, zeroBid: 0.273, handSize: 0.274 },
    hard: { shift: 0.093, scale: 0.866, unlikely: 0.201, zeroBid: 0.217, handSize: 0.032 },
    expert: IDENTITY,
    master: IDENTITY,
  },
  // Who must beat the trick has less to choose, and is nearer to what the nets expect [PLAY-5].
  mustHead: {
    easy: { shift: -0.033, scale: 0.972, unlikely: 0, zeroBid: 0.07, handSize: 0.183 },
    medium: { shift: -0.022, scale: 0.94, unlikely: 0, zeroBid: 0.096, handSize: 0.134 },
    hard: { shift: -0.069, scale: 0.997, unlikely: 0, zeroBid: 0.029, handSize: 0.117 },
    expert: IDENTITY,
    master: IDENTITY,
  },
  // Against one opponent below expert, bids are made more often than the nets expect.
  two: {
    easy: { shift: 0.089, scale: 0.775, unlikely: 0, zeroBid: 0.014, handSize: 0.441 },
    medium: { shift: 0.055, scale: 0.843, unlikely: 0, zeroBid: 0.094, handSize: 0.626 },
    hard: { shift: 0.07, scale: 0.957, unlikely: 0, zeroBid: 0.061, handSize: 0.4 },
    expert: IDENTITY,
    master: IDENTITY,
  },
  sides: {
    easy: { shift: 0.171, scale: 0.813, unlikely: 0, zeroBid: 0.007, handSize: 0 },
    medium: { shift: 0.04, scale: 0.9, unlikely: 0, zeroBid: 0.02, handSize: 0 },
    hard: { shift: 0.058, scale: 0.846, unlikely: 0, zeroBid: 0.174, handSize: 0 },
    // Even the likeliest of four determinizations gives partners slightly weaker hands than their bids promise.
    expert: { shift: 0.08, scale: 0.96, unlikely: 0, zeroBid: 0, handSize: 0 },
    master: { shift: 0.08, scale: 0.96, unlikely: 0, zeroBid: 0, handSize: 0 },
  },
  // Once cards are played, contracts are made more often than with the hands that partners are given.
  sidesCards: {
    easy: { shift: 0.357, scale: 0.844, unlikely: 0, zeroBid: -0.125, handSize: 0 },
    medium: { shift: 0.344, scale: 0.853, unlikely: 0, zeroBid: -0.068, handSize: 0 },
    hard: { shift: 0.513, scale: 0.802, unlikely: 0, zeroBid: -0.306, handSize: 0 },
    expert: { shift: 0.3, scale: 1.063, unlikely: 0, zeroBid: -0.317, handSize: 0 },
    master: { shift: 0.3, scale: 1.063, unlikely: 0, zeroBid: -0.317, handSize: 0 },
  },
};

/** The table's kind of curve. */
function kindOf(rules: RuleSet): keyof typeof CALIBRATIONS {
  if (rules.players === 2) return 'two';
  return rules.duty === 'must-head' ? 'mustHead' : familyOf(rules);
}

/** A human, who is not known to be weaker, counts as expert; an adaptive opponent as medium. */
const typicalLevel = (player: SeatInfo['player']): Level =>
  player === HUMAN ? 'expert' : player === ADAPTIVE ? 'medium' : player;

/** What is calibrated: a choice under a bid. */
interface Calibrated {
  readonly handSize: number;
  readonly bid: number;
  /** The share of the round still to be played; the calibration fades with it. */
  readonly share: number;
}

/** The mean curve of the other players. */
function meanCurve(
  { seats, seat }: PlayerView,
  kind: keyof typeof CALIBRATIONS,
  { handSize, bid, share }: Calibrated,
): (probability: number) => number {
  const byLevel = CALIBRATIONS[kind];
  const calibrations = seats
    .filter((_, each) => each !== seat)
    .map(({ player }) => byLevel[typicalLevel(player)]);
  const mean = (of: (calibration: Calibration) => number): number =>
    calibrations.reduce((sum, calibration) => sum + of(calibration), 0) / calibrations.length;
  const scale = 1 + share * (mean((calibration) => calibration.scale) - 1);
  const unlikely = share * mean((calibration) => calibration.unlikely);
  const shift =
    share *
    mean(
      (calibration) =>
        calibration.shift +
        (bid === 0 ? calibration.zeroBid : 0) +
        (calibration.handSize * (handSize - 1)) / 9,
    );
  return (probability) => {
    if (probability <= 0 || probability >= 1) return probability;
    const odds = Math.log(probability / (1 - probability));
    return 1 / (1 + Math.exp(-(shift + scale * odds + unlikely * Math.min(0, odds))));
  };
}

/**
 * Calibrates the make probability of a bid, or of a card in a game without partners, at the table of a view. In a round
 * of one card nobody has a choice of play, whatever the level.
 */
export const calibrationAt = (
  view: PlayerView,
  calibrated: Calibrated,
): ((probability: number) => number) =>
  calibrated.handSize === 1
    ? (probability) => probability
    : meanCurve(view, kindOf(view.rules), calibrated);

/**
 * Calibrates the make probability of a partnership by a card. It does not fade as the round is played: its
 * cause, hands of partners that are drawn too weak, lasts to the end.
 */
export const partnersCardCalibrationAt = (
  view: PlayerView,
  calibrated: Omit<Calibrated, 'share'>,
): ((probability: number) => number) => meanCurve(view, 'sidesCards', { ...calibrated, share: 1 });
