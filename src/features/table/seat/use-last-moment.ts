import { useEffect, useState } from 'react';
import type { Seat } from '@/engine/index.ts';
import { useStage } from '@/store/hooks.ts';
import { type Moment, momentsOf } from '@/store/table/moments.ts';

export type SeatMoment = Extract<Moment, { readonly seat: Seat }>;

interface Shown {
  readonly moment: SeatMoment;
  /** Numbers the cue, so that equal moments are shown again. */
  readonly id: number;
}

/**
 * The last moment of a seat since the deal; null before the first, and after a game was loaded. It subscribes to
 * the store, since React would batch several cues into one render.
 */
export function useLastMoment(seat: Seat): Shown | null {
  const { store } = useStage();
  const [last, setLast] = useState<Shown | null>(null);
  useEffect(
    () =>
      store.subscribe(({ cue, view }, before) => {
        if (cue === before.cue) return;
        if (cue === null || cue.type === 'dealt') setLast(null);
        else
          for (const moment of momentsOf(view, cue))
            if ('seat' in moment && moment.seat === seat) setLast({ moment, id: cue.id });
      }),
    [store, seat],
  );
  return last;
}
