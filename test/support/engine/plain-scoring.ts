import type { FormulaId, ScorePart } from '@/engine/index.ts';

// Part of the test oracle of `plain-game.ts`: the points of a bid.

/** Points for a bid of b and t tricks out of n, by scoring [SCORE-1]. */
export const NAMED: Record<FormulaId, (b: number, t: number, n: number) => number> = {
  standard: (b, t) => (b === t ? 10 + b : 0),
  partial: (b, t) => (b === t ? 10 + b : t),
  penalty: (b, t) => (b === t ? 10 + b : -Math.abs(b - t)),
  canadian: (b, t) => (b === t ? (b === 0 ? 5 : 10 + b) : -Math.abs(b - t)),
  'trick-plus-ten': (b, t) => (b === t ? t + 10 : t),
  five: (b, t) => (b === t ? 5 + b : -Math.abs(b - t)),
  double: (b, t) => (b === t ? 10 + 2 * b : 0),
  british: (b, t) => (b === t ? 10 + 2 * b : -5),
  devil: (b, t) => (b === t ? 10 + 2 * t : -2 * Math.abs(b - t)),
  square: (b, t) => {
    const d = Math.abs(b - t);
    return d === 0 ? 10 + b * b : (-5 * d * (d + 1)) / 2;
  },
  'square-off': (b, t) => (b === t ? 10 + b * b : -((b - t) ** 2)),
  'ten-times': (b, t) => (b === t ? 1 : -1) * (b === 0 ? 10 : 10 * b),
  wizard: (b, t) => (b === t ? 20 + 10 * b : -10 * Math.abs(b - t)),
  'skull-king': (b, t, n) => {
    if (b === 0) return t === 0 ? 10 * n : -10 * n;
    return b === t ? 20 * b : -10 * Math.abs(b - t);
  },
  romanian: (b, t) => (b === t ? 5 + t : -Math.abs(b - t)),
  ascenseur: (b, t) => (b === t ? 2 + t : -Math.abs(b - t)),
  'bid-plus-hand': (b, t, n) => (b === t ? b + n : 0),
  mirror: (b, t) => (b === t ? 10 + b : -10 - b),
  golf: (b, t) => Math.abs(b - t),
};

/** Points of a custom formula's part for a bid of b and t tricks out of n. */
export function partPoints(part: ScorePart, b: number, t: number, n: number): number {
  const d = Math.abs(b - t);
  const { one = 0, bid = 0, tricks = 0, off = 0, handSize = 0 } = part;
  const { bidSquared = 0, offSquared = 0, offTriangle = 0 } = part;
  const straight = one + bid * b + tricks * t + off * d + handSize * n;
  return straight + bidSquared * b * b + offSquared * d * d + (offTriangle * d * (d + 1)) / 2;
}
