// The fit of a calibration curve to bids and how they ended.

/** A bid with its predicted make probability, and whether it was made. */
export interface Case {
  readonly predicted: number;
  readonly made: boolean;
  readonly bid: number;
  readonly handSize: number;
}

/** Log-odds, clamped to stay finite. */
const logit = (probability: number): number => {
  const open = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(open / (1 - open));
};

/** The parameters of a calibration curve, in the order of `Calibration`. */
const partsOf = ({ predicted, bid, handSize }: Case): number[] => [
  1,
  logit(predicted),
  bid === 0 ? 1 : 0,
  (handSize - 1) / 9,
];

/** The curve that changes nothing. */
const IDENTITY = [0, 1, 0, 0];

/** The precision of the prior toward the identity. */
const PRIOR = 4;

/** Steps of Newton's method. */
const STEPS = 20;

/** Solves a small linear system by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  for (const [at, pivot] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = (row[at] as number) / (pivot[at] as number);
      for (const [column, value] of pivot.entries())
        row[column] = (row[column] as number) - factor * value;
    }
  return rows.map((row, at) => (row.at(-1) ?? NaN) / (row[at] ?? NaN));
}

/** The maximum-likelihood calibration curve: logistic regression with a prior toward the identity. */
export function fittedCurve(cases: readonly Case[]): number[] {
  let curve = [...IDENTITY];
  for (let turn = 0; turn < STEPS; turn++) {
    const gradient = curve.map((value, at) => -PRIOR * (value - (IDENTITY[at] as number)));
    const hessian = curve.map((_, row) => curve.map((__, column) => (row === column ? PRIOR : 0)));
    for (const each of cases) {
      const parts = partsOf(each);
      const odds = parts.reduce((sum, part, at) => sum + part * (curve[at] as number), 0);
      const probability = 1 / (1 + Math.exp(-odds));
      for (const [row, part] of parts.entries()) {
        gradient[row] = (gradient[row] as number) + part * ((each.made ? 1 : 0) - probability);
        for (const [column, other] of parts.entries())
          (hessian[row] as number[])[column] =
            ((hessian[row] as number[])[column] as number) +
            part * other * probability * (1 - probability);
      }
    }
    const step = solved(hessian, gradient);
    curve = curve.map((value, at) => value + (step[at] as number));
  }
  return curve;
}
