import * as fc from 'fast-check';

/** Values that often break parsers. */
const STRANGE: readonly unknown[] = [
  null,
  undefined,
  -1,
  -0,
  0.5,
  1e308,
  -7e190,
  Infinity,
  '2026-02-31',
  Number.NaN,
  2 ** 53,
  '',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  'A'.repeat(100_000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { version: 2 },
];

/** The paths to all values nested in a value, its own included. */
function waysIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => waysIn(inner, [...way, key]))];
}

function changedAt(value: unknown, [key, ...rest]: readonly string[], change: unknown): unknown {
  if (key === undefined) return change;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = changedAt(copy[key], rest, change);
  return copy;
}

const letterChanged = (text: string, at: number, letter: string): string =>
  text.length === 0
    ? letter
    : text.slice(0, at % text.length) + letter + text.slice((at % text.length) + 1);

/** A value with one to three nested values replaced. */
export const damagedValue = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.record({
        where: fc.nat(),
        what: fc.oneof(
          fc.constantFrom(...STRANGE),
          fc.jsonValue() as fc.Arbitrary<unknown>,
          fc.integer({ min: -2, max: 100 }),
        ),
        at: fc.nat(),
        letter: fc.string({ minLength: 0, maxLength: 2 }),
        kind: fc.constantFrom('replace', 'letter', 'drop', 'add'),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) => {
      let changed: unknown = value;
      for (const { where, what, at, letter, kind } of changes) {
        const ways = waysIn(changed);
        const way = ways[where % ways.length] ?? [];
        const old = way.reduce<unknown>(
          (inner, key) => (inner as Record<string, unknown>)[key],
          changed,
        );
        if (kind === 'letter' && typeof old === 'string')
          changed = changedAt(changed, way, letterChanged(old, at, letter));
        else if (kind === 'drop' && Array.isArray(old))
          changed = changedAt(changed, way, old.slice(0, at % (old.length + 1)));
        else if (kind === 'add' && typeof old === 'object' && old !== null && !Array.isArray(old))
          changed = changedAt(changed, way, { ...old, [letter]: what });
        else changed = changedAt(changed, way, what);
      }
      return changed;
    });
