import { type RefObject, useEffect, useRef } from 'react';
import type { Card } from '@/engine/index.ts';
import { useStage } from '@/store/hooks.ts';
import { type FlightStart, originOf } from './flights.ts';

/**
 * Where the cards of the trick came from. Subscribes to the store, which notifies before React
 * renders: then a played card is still in the hand.
 */
export function useOrigins(): RefObject<ReadonlyMap<Card, FlightStart>> {
  const { store } = useStage();
  const origins = useRef<ReadonlyMap<Card, FlightStart>>(new Map());
  useEffect(
    () =>
      store.subscribe(({ cue, view }, before) => {
        if (cue === before.cue) return;
        if (cue?.type !== 'cardPlayed') {
          if (cue?.type !== 'trickTaken') origins.current = new Map();
          return;
        }
        const origin = originOf(cue.seat, view.seat, cue.card);
        if (origin !== null) origins.current = new Map([...origins.current, [cue.card, origin]]);
      }),
    [store],
  );
  return origins;
}
