import type { Formula } from '@/engine/index.ts';

/** A formula without points, but for the parts that are given. */
export const formulaOf = (rest: Partial<Formula>): Formula => ({
  kind: 'formula',
  made: {},
  missed: {},
  zero: null,
  streak: null,
  wins: 'high',
  ...rest,
});
