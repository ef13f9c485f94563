/** Tricks that players still want, all together; who has too many wants none. */
export function tricksWanted(needs: readonly number[]): number {
  let sum = 0;
  for (const need of needs) if (need > 0) sum += need;
  return sum;
}

/** How contested the tricks are: 0 when the wishes add up, above it when there are too few. */
export const pressureOf = (wanted: number, left: number): number =>
  left === 0 ? 0 : (wanted - left) / left;
