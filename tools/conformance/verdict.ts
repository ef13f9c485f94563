/** A row that does not say what its kind needs. */
export class Malformed extends Error {}

/** A row that the engine sees differently. */
export class Mismatch extends Error {}

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Both sides of a comparison, in words. */
const differ = (what: string, engine: unknown, vector: unknown): Mismatch =>
  new Mismatch(`${what}: the engine says ${shown(engine)}, the vector ${shown(vector)}`);

/** Compares plain data; the order of a list counts. */
export function same(what: string, engine: unknown, vector: unknown): void {
  if (engine !== vector && shown(engine) !== shown(vector)) throw differ(what, engine, vector);
}

/** Compares sets, each given as a list. */
export function sameSet<T extends string | number>(
  what: string,
  engine: readonly T[],
  vector: readonly T[],
): void {
  const expected = new Set(vector);
  const equal = engine.length === expected.size && engine.every((item) => expected.has(item));
  if (!equal) throw differ(what, engine, vector);
}
