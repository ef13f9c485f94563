/** The 97.5% quantile of the normal distribution, for 95% intervals. */
export const Z95 = 1.96;

/** With fewer rounds, or decisions, a figure is not shown: its interval could not be trusted. */
export const MIN_ROUNDS = 20;
export const MIN_DECISIONS = 30;

/** A value with half of its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly margin: number;
}

/** Whether an interval excludes zero, and on which side the value is: 1, −1, or 0 if it does not. */
export const signOf = ({ value, margin }: Estimate): 1 | 0 | -1 =>
  Math.abs(value) <= margin ? 0 : value > 0 ? 1 : -1;

/** The mean of independent values; of fewer than two the margin is infinite. */
export function meanOf(values: readonly number[]): Estimate {
  const count = values.length;
  const value = values.reduce((sum, each) => sum + each, 0) / Math.max(1, count);
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const margin = count < 2 ? Infinity : Z95 * Math.sqrt(squares / (count - 1) / count);
  return { value, margin };
}

/**
 * The factor by which a margin grows if the most extreme of `count` figures is picked: a multiple-comparison
 * correction, as in reviews.
 */
export const selectionFactor = (count: number): number =>
  Math.sqrt(1 + (2 * Math.log(Math.max(1, count))) / Z95 ** 2);

/**
 * A ratio of sums, such as points lost per decision, from clusters: decisions of one round depend on each other,
 * rounds do not. Values of a cluster must be added one after the other.
 */
export class ClusteredRatio {
  #cluster: unknown = null;
  #x = 0;
  #n = 0;
  #clusters = 0;
  #sumX = 0;
  #sumN = 0;
  #sumXX = 0;
  #sumXN = 0;
  #sumNN = 0;

  add(cluster: unknown, x: number, n = 1): void {
    if (cluster !== this.#cluster) {
      this.#close();
      this.#cluster = cluster;
      this.#clusters += 1;
    }
    this.#x += x;
    this.#n += n;
    this.#sumX += x;
    this.#sumN += n;
  }

  /** Adds all clusters of another ratio. */
  addAll(other: ClusteredRatio): void {
    this.#close();
    other.#close();
    this.#cluster = null;
    this.#clusters += other.#clusters;
    this.#sumX += other.#sumX;
    this.#sumN += other.#sumN;
    this.#sumXX += other.#sumXX;
    this.#sumXN += other.#sumXN;
    this.#sumNN += other.#sumNN;
  }

  #close(): void {
    this.#sumXX += this.#x ** 2;
    this.#sumXN += this.#x * this.#n;
    this.#sumNN += this.#n ** 2;
    this.#x = 0;
    this.#n = 0;
  }

  get clusters(): number {
    return this.#clusters;
  }

  get sumX(): number {
    return this.#sumX;
  }

  get sumN(): number {
    return this.#sumN;
  }

  /** The variance of the numerator around `ratio` times the denominator. */
  variance(ratio: number): number {
    this.#close();
    if (this.#clusters < 2) return Infinity;
    const squares = this.#sumXX - 2 * ratio * this.#sumXN + ratio ** 2 * this.#sumNN;
    return (Math.max(0, squares) * this.#clusters) / (this.#clusters - 1);
  }

  /** The ratio with its interval by linearization; 0 and infinite where nothing was added. */
  estimate(): Estimate {
    if (this.#sumN === 0) return { value: 0, margin: Infinity };
    const value = this.#sumX / this.#sumN;
    return { value, margin: (Z95 * Math.sqrt(this.variance(value))) / this.#sumN };
  }
}

/** A line through points by weighted least squares, at its first and last point, and the change between them. */
export interface LineFit {
  readonly first: number;
  readonly last: number;
  readonly change: Estimate;
}

/** Fits a line through points in equal steps; the interval allows for unequal variances. Null for fewer than three. */
export function lineThrough(
  points: readonly { readonly value: number; readonly weight: number }[],
): LineFit | null {
  if (points.length < 3) return null;
  const weight = points.reduce((sum, each) => sum + each.weight, 0);
  const sumOf = (of: (at: number, value: number) => number): number =>
    points.reduce((sum, each, at) => sum + each.weight * of(at, each.value), 0) / weight;
  const middle = sumOf((at) => at);
  const mean = sumOf((_, value) => value);
  const spread = sumOf((at) => (at - middle) ** 2);
  const slope = sumOf((at, value) => (at - middle) * (value - mean)) / spread;
  const lineAt = (at: number): number => mean + slope * (at - middle);
  const squares = points.reduce(
    (sum, each, at) => sum + (each.weight * (at - middle) * (each.value - lineAt(at))) ** 2,
    0,
  );
  const error = Math.sqrt((squares * points.length) / (points.length - 2)) / (weight * spread);
  const steps = points.length - 1;
  return {
    first: lineAt(0),
    last: lineAt(steps),
    change: { value: slope * steps, margin: Z95 * error * steps },
  };
}
