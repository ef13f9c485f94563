import { useEffect, useState } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';
import { expertGameOf } from './stand-ins.ts';

/** The expert's game at a daily deal, once it is played; stays `thinking` if there is no day. */
export function useExpert(day: Day | null): GameRecord | 'thinking' | 'failed' {
  const [expert, setExpert] = useState<GameRecord | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    if (day === null) return undefined;
    // Unmounting stops the expert.
    const left = new AbortController();
    const { signal } = left;
    expertGameOf(day, signal).then(
      (played) => signal.aborted || setExpert(played),
      () => signal.aborted || setExpert('failed'),
    );
    return () => left.abort();
  }, [day]);
  return expert;
}
