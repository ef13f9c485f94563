/** A row without the fields that its kind needs. */
export class Malformed extends Error {}

/** A row that differs from the engine. */
export class Mismatch extends Error {}

const textOf = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Expected and actual value, in words. */
const differ = (what: string, engine: unknown, vector: unknown): Mismatch =>
  new Mismatch(`${what}: the engine says ${textOf(engine)}, the vector ${textOf(vector)}`);

/** Compares plain data, with lists in order. */
export function same(what: string, engine: unknown, vector: unknown): void {
  if (engine !== vector && textOf(engine) !== textOf(vector)) throw differ(what, engine, vector);
}

/** Compares lists as sets. */
export function sameSet<T extends string | number>(
  what: string,
  engine: readonly T[],
  vector: readonly T[],
): void {
  const expected = new Set(vector);
  const equal = engine.length === expected.size && engine.every((item) => expected.has(item));
  if (!equal) throw differ(what, engine, vector);
}
