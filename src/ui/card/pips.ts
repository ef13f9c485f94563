import type { Rank } from '@/engine/cards/card.ts';

export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** Columns and rows of the pips, in units of the 250 × 350 drawing. */
const LEFT = 81;
const MIDDLE = 125;
const RIGHT = 169;
const TOP = 58;
const CENTER = 175;

/** A pip; upside down below the center. */
const at = (x: number, y: number): Pip => ({ x, y, turned: y > CENTER });
const pair = (y: number): Pip[] => [at(LEFT, y), at(RIGHT, y)];
const mirrored = (pips: readonly Pip[]): Pip[] => [
  ...pips,
  ...pips.map(({ x, y }) => at(x, 2 * CENTER - y)),
];

/** The second of four rows, and halfway between first and second. */
const UPPER = TOP + (2 * (CENTER - TOP)) / 3;
const HIGH = (TOP + UPPER) / 2;
const corners = mirrored(pair(TOP));
const fourRows = mirrored([...pair(TOP), ...pair(UPPER)]);

/** The traditional pip layout of number cards on a face of 250 × 350. */
export const PIPS: Readonly<Partial<Record<Rank, readonly Pip[]>>> = {
  2: mirrored([at(MIDDLE, TOP)]),
  3: [...mirrored([at(MIDDLE, TOP)]), at(MIDDLE, CENTER)],
  4: corners,
  5: [...corners, at(MIDDLE, CENTER)],
  6: [...corners, ...pair(CENTER)],
  7: [...corners, ...pair(CENTER), at(MIDDLE, (TOP + CENTER) / 2)],
  8: [...corners, ...pair(CENTER), ...mirrored([at(MIDDLE, (TOP + CENTER) / 2)])],
  9: [...fourRows, at(MIDDLE, CENTER)],
  T: [...fourRows, ...mirrored([at(MIDDLE, HIGH)])],
};
