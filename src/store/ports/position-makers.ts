import type { MadePosition, PositionRequest } from '@/engine/exercise/index.ts';

/** Makes positions to train with. */
export interface PositionMakers {
  /** Rejects if it failed or `signal` was aborted. A new request ends the one before. */
  make(request: PositionRequest, signal: AbortSignal): Promise<MadePosition>;
  /** Ends the thread; a new request starts another. */
  close(): void;
}
