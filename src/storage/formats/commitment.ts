import type { Header } from '@/engine/index.ts';

/** Canonical JSON: object keys are sorted, so that equal values have equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/**
 * Everything that determines the deals of a game, as one line of ASCII. Its SHA-256 commits to them
 * before the first bid and reveals nothing, since 2^128 seeds cannot be searched. Opponents are left
 * out: they do not affect the deals.
 */
export const dealText = ({ format, rules, dealSeed, firstDealer }: Header): string =>
  canonical({ format, rules, dealSeed, firstDealer });
