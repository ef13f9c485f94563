/** The number of tricks that all players together still want; a player with too many wants none. */
export function tricksWanted(needs: readonly number[]): number {
  let sum = 0;
  for (const need of needs) if (need > 0) sum += need;
  return sum;
}

/** How contested the tricks are: 0 when the tricks wanted equal the tricks left, above 0 when there are too few. */
export const pressureOf = (wanted: number, left: number): number =>
  left === 0 ? 0 : (wanted - left) / left;
