import type { PositionMakers } from '@/store/ports/position-makers.ts';
import type { PositionAnswer, PositionRequest } from '@/workers/protocol.ts';
import { adviserClient } from './threads.ts';

/** Positions are made in a worker thread of their own, which starts with the first request. */
export function threadedPositionMakers(): PositionMakers {
  const client = adviserClient<PositionRequest, PositionAnswer>();
  return {
    async make(request, signal) {
      const position = await client.ask(request, signal);
      if (position === null) throw new Error('no position was made');
      return position;
    },
    close: client.close,
  };
}
