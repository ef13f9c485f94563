import { useEffect, useState } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import type { StandInRepository } from '@/store/ports/stand-ins.ts';
import type { StandInRequest } from '@/store/games/stand-in-game.ts';
import { playStandIn } from './stand-ins.ts';

type Status = 'playing' | 'paused' | 'done' | 'failed';

/**
 * A stand-in's game, played from the first render on; leaving stops it, and the rounds that are done stay.
 * @param request must stay the same from render to render
 */
export function useStandIn(games: StandInRepository, request: StandInRequest) {
  const [record, setRecord] = useState<GameRecord>({ header: request.header, commands: [] });
  const [status, setStatus] = useState<Status>('playing');
  const isPlaying = status === 'playing';
  useEffect(() => {
    if (!isPlaying) return undefined;
    const left = new AbortController();
    const { signal } = left;
    playStandIn(games, request, setRecord, signal).then(
      () => signal.aborted || setStatus('done'),
      () => signal.aborted || setStatus('failed'),
    );
    return () => left.abort();
  }, [games, request, isPlaying]);
  return {
    record,
    status,
    pause: () => setStatus('paused'),
    resume: () => setStatus('playing'),
  };
}
