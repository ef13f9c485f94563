/** Feature rows and binary labels for one logistic regression. */
export interface Samples {
  readonly width: number;
  readonly rows: Float32Array;
  readonly labels: Uint8Array;
  count: number;
}

/** Room for `capacity` samples. */
export const emptySamples = (width: number, capacity: number): Samples => ({
  width,
  rows: new Float32Array(width * capacity),
  labels: new Uint8Array(capacity),
  count: 0,
});

const isFull = ({ labels, count }: Samples): boolean => count === labels.length;

/** Adds a sample, unless the room is used up. */
export function addSample(samples: Samples, features: Float64Array, label: boolean): void {
  if (isFull(samples)) return;
  samples.rows.set(features, samples.count * samples.width);
  samples.labels[samples.count] = label ? 1 : 0;
  samples.count++;
}

/** Solves a symmetric positive definite system by Cholesky decomposition, overwriting the matrix. */
function solve(matrix: Float64Array, right: Float64Array, n: number): Float64Array {
  const a = (row: number, column: number) => matrix[row * n + column] as number;
  for (let row = 0; row < n; row++)
    for (let column = 0; column <= row; column++) {
      let sum = a(row, column);
      for (let k = 0; k < column; k++) sum -= a(row, k) * a(column, k);
      matrix[row * n + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / a(column, column);
    }
  const x = right.slice();
  for (let row = 0; row < n; row++) {
    for (let k = 0; k < row; k++) x[row] = (x[row] as number) - a(row, k) * (x[k] as number);
    x[row] = (x[row] as number) / a(row, row);
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) x[row] = (x[row] as number) - a(k, row) * (x[k] as number);
    x[row] = (x[row] as number) / a(row, row);
  }
  return x;
}

/** Steps of Newton's method. */
const NEWTON_STEPS = 9;
/** The weight of the squared coefficients in the penalty; set by hand. */
const RIDGE = 2;

/** Logistic regression by Newton's method with a small ridge penalty. */
export function fitLogistic({ width, rows, labels, count }: Samples): {
  readonly weights: Float64Array;
  readonly loss: number;
} {
  let weights = new Float64Array(width);
  let loss = 0;
  for (let round = 0; round < NEWTON_STEPS; round++) {
    const hessian = new Float64Array(width * width);
    const gradient = new Float64Array(width);
    loss = 0;
    for (let sample = 0; sample < count; sample++) {
      const start = sample * width;
      let odds = 0;
      for (let k = 0; k < width; k++) odds += (weights[k] as number) * (rows[start + k] as number);
      const probability = 1 / (1 + Math.exp(-odds));
      const label = labels[sample] as number;
      loss -= Math.log(Math.max(1e-12, label === 1 ? probability : 1 - probability));
      const error = label - probability;
      const curve = probability * (1 - probability);
      for (let k = 0; k < width; k++) {
        const value = rows[start + k] as number;
        if (value === 0) continue;
        gradient[k] = (gradient[k] as number) + error * value;
        const scaled = curve * value;
        for (let other = 0; other <= k; other++)
          hessian[k * width + other] =
            (hessian[k * width + other] as number) + scaled * (rows[start + other] as number);
      }
    }
    for (let k = 0; k < width; k++) {
      gradient[k] = (gradient[k] as number) - RIDGE * (weights[k] as number);
      hessian[k * width + k] = (hessian[k * width + k] as number) + RIDGE;
      for (let other = k + 1; other < width; other++)
        hessian[k * width + other] = hessian[other * width + k] as number;
    }
    const change = solve(hessian, gradient, width);
    weights = weights.map((weight, k) => weight + (change[k] as number));
  }
  return { weights, loss: loss / Math.max(1, count) };
}
