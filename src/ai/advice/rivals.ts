import { HUMAN, type Level, type PlayerView } from '../../engine/index.ts';
import { type Family, familyOf } from '../net/kept-nets.ts';

/** How the chance that the worlds say is bent: on the scale of log-odds, shift + scale · odds. */
interface Bend {
  readonly shift: number;
  readonly scale: number;
  /** On top of the shift for a bid of 0, and for each part of a hand of ten cards beyond the first. */
  readonly zero: number;
  readonly size: number;
}

const NONE: Bend = { shift: 0, scale: 1, zero: 0, size: 0 };

/**
 * The worlds are played by expert's nets for all seats. Where others sit at the table, bids come
 * true more or less often than that says; fitted to what was observed (npm run calibration), among
 * partners in rounds of thirteen cards.
 */
const BENDS: Readonly<Record<Family, Readonly<Record<Level, Bend>>>> = {
  solo: {
    easy: { shift: -0.056, scale: 0.915, zero: 0.21, size: 0.445 },
    medium: { shift: -0.045, scale: 0.917, zero: 0.234, size: 0.402 },
    hard: { shift: -0.034, scale: 0.934, zero: 0.147, size: 0.19 },
    expert: NONE,
    master: NONE,
  },
  sides: {
    easy: { shift: 0.171, scale: 0.813, zero: 0.007, size: 0 },
    medium: { shift: 0.04, scale: 0.9, zero: 0.02, size: 0 },
    hard: { shift: 0.058, scale: 0.846, zero: 0.174, size: 0 },
    // The likeliest of four worlds explains bids a little less well than partners mean them.
    expert: { shift: 0.08, scale: 0.96, zero: 0, size: 0 },
    master: { shift: 0.08, scale: 0.96, zero: 0, size: 0 },
  },
};

/**
 * The chance of a bid as it comes true at the table of a view: the mean over those who sit there.
 * @param share the part of the round that is still to be played: the less of it, the less is bent.
 */
export function bendAt(
  { rules, seats, seat }: PlayerView,
  handSize: number,
  bid: number,
  share: number,
): (chance: number) => number {
  const byLevel = BENDS[familyOf(rules)];
  // Who is not known to be weaker is taken for an expert.
  const bends = seats
    .filter((_, each) => each !== seat)
    .map(({ player }) => byLevel[player === HUMAN ? 'expert' : player]);
  const mean = (of: (bend: Bend) => number): number =>
    bends.reduce((sum, bend) => sum + of(bend), 0) / bends.length;
  const scale = 1 + share * (mean((bend) => bend.scale) - 1);
  const shift =
    share *
    mean((bend) => bend.shift + (bid === 0 ? bend.zero : 0) + (bend.size * (handSize - 1)) / 9);
  return (chance) => {
    if (chance <= 0 || chance >= 1) return chance;
    return 1 / (1 + Math.exp(-(shift + scale * Math.log(chance / (1 - chance)))));
  };
}
