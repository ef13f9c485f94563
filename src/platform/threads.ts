import type { Command } from '@/engine/index.ts';
import type { MoveRequest } from '@/workers/protocol.ts';
import {
  type Thread,
  ThreadUnavailable,
  type WorkerClient,
  createWorkerClient,
} from '@/workers/worker-client.ts';
import { browserClock } from './clock.ts';

/**
 * How long a thread may be silent before it counts as stuck, in ms. A thread reports once its code
 * has loaded, and then several times a second while it works.
 */
export const STUCK_AFTER_MS = 4000;

const clientOf = <Asked, Answer>(spawn: () => Thread<Asked, Answer>): WorkerClient<Asked, Answer> =>
  createWorkerClient({ spawn, clock: browserClock, patience: STUCK_AFTER_MS });

/** A client of an opponents' thread, which gets views and nothing else. */
export const opponentsClient = (): WorkerClient<MoveRequest, Command> =>
  clientOf(
    () =>
      new Worker(new URL('../workers/thinking.worker.ts', import.meta.url), {
        type: 'module',
        name: 'opponents',
      }),
  );

/** A client of a thread for advice, reviews or positions; each client has a thread of its own. */
export const adviserClient = <Asked, Answer>(): WorkerClient<Asked, Answer> =>
  clientOf(
    () =>
      new Worker(new URL('../workers/thinking.worker.ts', import.meta.url), {
        type: 'module',
        name: 'adviser',
      }),
  );

/** Rethrows an error of a client, in place of {@link ThreadUnavailable} that of the port. */
export const rethrowAs =
  (Unavailable: new () => Error) =>
  (error: unknown): never => {
    throw error instanceof ThreadUnavailable ? new Unavailable() : error;
  };
