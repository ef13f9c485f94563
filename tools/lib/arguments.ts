import { type Result, err, ok } from '@/engine/index.ts';

/** A parsed argument, or what is wrong with it. */
export type Parsed<T> = Result<T, string>;

/** A whole number within a range. */
export function whole(name: string, text: string, min: number, max: number): Parsed<number> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max
    ? ok(value)
    : err(`--${name} ${text}: expected a whole number from ${min} to ${max}`);
}
