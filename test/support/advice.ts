import { type Advice, type Option, type PlayerView, allowed } from '@/engine/index.ts';

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

/** Advice in which every choice is as good as the others, and a bid is made with the probability `make`. */
export const evenAdvice = (view: PlayerView, make = 0.5): Advice =>
  adviceWith(
    allowed(view.choices).map((command) => ({
      command,
      make,
      short: (1 - make) / 2,
      points: 1,
      others: 1,
      error: 0.1,
      cost: 0,
      costError: 0.1,
      facts: [],
    })),
    { seat: view.seat, verdict: 'toss-up' },
  );
