// The fit of a calibration curve to choices and how they ended.

/** A bid or a card with its predicted make probability, and whether the bid was made. */
export interface Case {
  readonly predicted: number;
  readonly made: boolean;
  /** Which round of the measurement it is from: cases of one round are not independent. */
  readonly round: number;
  /** The share of the round that was still to be played, with which calibration fades: 1 for a bid, and among partners. */
  readonly share: number;
  readonly bid: number;
  readonly handSize: number;
}

/** Log-odds, clamped to stay finite. */
const logit = (probability: number): number => {
  const open = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(open / (1 - open));
};

/** What the parameters of a calibration curve are multiplied with, in the order of `Calibration`. */
function partsOf({ predicted, share, bid, handSize }: Case): number[] {
  const odds = logit(predicted);
  const parts = [1, odds, Math.min(0, odds), bid === 0 ? 1 : 0, (handSize - 1) / 9];
  return parts.map((part) => share * part);
}

/** The log-odds that no parameter changes, because the curve fades out as a round is played. */
const fixedOdds = ({ predicted, share }: Case): number => (1 - share) * logit(predicted);

/** The curve that changes nothing. */
const IDENTITY = [0, 1, 0, 0, 0];

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
      const odds = parts.reduce(
        (sum, part, at) => sum + part * (curve[at] as number),
        fixedOdds(each),
      );
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
