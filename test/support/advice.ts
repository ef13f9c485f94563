import type { Advice, Option } from '@/engine/index.ts';

/** Advice to seat 0 on a bid, with the first of these options as the clear best, unless `rest` says otherwise. */
export const adviceWith = (options: readonly Option[], rest: Partial<Advice> = {}): Advice => ({
  about: 'bid',
  seat: 0,
  options,
  best: 0,
  verdict: 'clear',
  pointScale: 1,
  hand: [],
  position: [],
  contrast: null,
  determinizations: 480,
  ...rest,
});
