import type { Header } from '@/engine/index.ts';

/** JSON with the keys of every object in order, so that the same content is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/**
 * All that decides the deals of a game, as one line of ASCII: its SHA-256 can be shown before the
 * first bid without giving anything away, for nobody can try 2^128 seeds. What the opponents are is
 * not in it; it decides no card.
 */
export const dealText = ({ format, rules, dealSeed, firstDealer }: Header): string =>
  canonical({ format, rules, dealSeed, firstDealer });
