import { type Contrast, SUITS, type TrickReason } from '../../engine/index.ts';
import { clampProbability } from './estimate.ts';
import { MIN_ACCOUNTED, areApart } from './rate-differences.ts';
import type { TakeRates } from './trick-rates.ts';

/**
 * Why a nil of another seat breaks more or less often after another card: that seat takes the trick on the table, or a
 * later one in which one suit is led. Null where neither accounts for it.
 */
export function nilTrickOf(
  { named, takeRate, breakRate }: TakeRates & { readonly named: readonly number[] },
  { option, seat, best, other }: Extract<Contrast, { readonly kind: 'nil' }>,
): TrickReason | null {
  const isBroken = other < best;
  /** The rates after the best choice and after the other one; null where they explain too little. */
  function explaining(rateOf: (choice: number) => number) {
    // It must hold for each of the choices called equally good.
    const ofBest = Math[isBroken ? 'max' : 'min'](
      ...named.map((each) => clampProbability(rateOf(each))),
    );
    const ofOther = clampProbability(rateOf(option));
    const explained = isBroken ? ofOther - ofBest : ofBest - ofOther;
    const isClear = explained > 0 && areApart(ofBest, ofOther);
    return isClear && explained >= MIN_ACCOUNTED * Math.abs(best - other)
      ? { explained, rates: { best: ofBest, other: ofOther } }
      : null;
  }
  const now = explaining((choice) => takeRate(choice, seat));
  if (now !== null) return { kind: 'taker', seat, ...now.rates };
  const [later] = SUITS.flatMap((suit) => {
    const found = explaining((choice) => breakRate(choice, seat, suit));
    return found === null ? [] : [{ suit, ...found }];
  }).toSorted((one, next) => next.explained - one.explained);
  return later === undefined ? null : { kind: 'breaks', suit: later.suit, ...later.rates };
}
