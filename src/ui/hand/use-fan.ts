import { useState } from 'react';
import { fan, type Fan } from './fan.ts';
import { type FannedCard, type FannedHand, rowLengths } from './row-breaks.ts';
import type { HandSize } from './use-hand-size.ts';

interface Layout extends FannedHand {
  readonly size: HandSize;
  readonly dealt: number | undefined;
}

/** The fan of a hand, laid out again only for other cards or another size; null until measured. */
export function useFan(
  cards: readonly FannedCard[],
  size: HandSize | null,
  dealt: number | undefined,
): Fan | null {
  const [last, setLast] = useState<Layout | null>(null);
  if (size === null) return null;
  const ids = cards.map(({ id }) => id);
  if (last?.size === size && last.dealt === dealt && last.ids.join() === ids.join())
    return last.fan;
  const next = fan(cards.length, size.room, size.card, dealt, rowLengths(cards, last));
  setLast({ ids, size, dealt, fan: next });
  return next;
}
