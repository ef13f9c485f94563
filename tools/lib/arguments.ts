import { type Result, err, ok } from '@/engine/index.ts';

/** A parsed argument, or what is wrong with it. */
export type Parsed<T> = Result<T, string>;

/** A whole number within a range. */
export function whole(name: string, text: string, least: number, most: number): Parsed<number> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? ok(value)
    : err(`--${name} ${text}: a whole number from ${least} to ${most} is wanted`);
}
