import type { PositionMakers } from '@/store/ports/position-makers.ts';
import type { PositionAnswer, PositionRequest } from '@/workers/protocol.ts';
import { createWorkerClient } from '@/workers/worker-client.ts';
import { browserClock } from './clock.ts';
import { STUCK_AFTER_MS, spawnAdviser } from './threads.ts';

/** Positions are made in a worker thread of their own, which starts with the first request. */
export function threadedPositionMakers(): PositionMakers {
  const host = createWorkerClient<PositionRequest, PositionAnswer>({
    spawn: spawnAdviser,
    after: (ms, action) => browserClock.after(ms, action),
    patience: STUCK_AFTER_MS,
  });
  return {
    async make(request, signal) {
      const position = await host.ask(request, signal);
      if (position === null) throw new Error('no position was made');
      return position;
    },
    close: () => host.close(),
  };
}
