import type { RuleSet } from '@/engine/index.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** Time slice between checks for messages, in ms. */
const SLICE_MS = 8;

/** A file that a computation needs could not be fetched. */
export class FetchFailed extends Error {}

/** An anytime computation. `improve` does a little more work and returns whether any is left. */
interface Anytime<Answer> {
  improve(): boolean;
  best(): Answer;
}

/** What a worker needs from its environment. */
export interface WorkerPorts<Asked, Answer> {
  readonly now: () => number;
  /** Resolves after pending messages have been handled. */
  readonly yieldToMessages: () => Promise<void>;
  /** Fetches what a game needs; rejects when that fails. */
  readonly getReady: (rules: RuleSet) => Promise<unknown>;
  /** Begins a computation; rejects with {@link FetchFailed} when something it needs could not be fetched. */
  readonly begin: (request: Asked) => Promise<Anytime<Answer>>;
  readonly answer: (message: FromWorker<Answer>) => void;
  /** Time limit in ms, after which the best result so far is the answer. */
  readonly limit: number;
  /** Interval between intermediate results, in ms; null: none. */
  readonly reportInterval: number | null;
}

/** Handles requests one at a time; the latest wins. */
export function createThinker<Asked, Answer>({
  now,
  yieldToMessages,
  getReady,
  begin,
  answer,
  limit,
  reportInterval,
}: WorkerPorts<Asked, Answer>): (message: ToWorker<Asked>) => Promise<void> {
  let current = -1;

  async function think(id: number, request: Asked): Promise<void> {
    let lastReport = -Infinity;
    const anytime = await begin(request);
    // Fetching does not count against the time limit.
    const started = now();
    const isCurrent = (): boolean => current === id;
    for (let more = true; more && isCurrent();) {
      const sliceStart = now();
      do more = anytime.improve();
      while (more && now() - sliceStart < SLICE_MS);
      if (now() - started >= limit) break;
      if (!more) continue;
      if (reportInterval !== null && now() - lastReport >= reportInterval) {
        lastReport = now();
        answer({ kind: 'progress', id, answer: anytime.best() });
      }
      await yieldToMessages();
    }
    if (isCurrent()) answer({ kind: 'answered', id, answer: anytime.best() });
  }

  return async (message) => {
    if (message.kind === 'get-ready') {
      // The request itself retries a failed fetch, and reports it if it fails again.
      await getReady(message.rules).catch(() => undefined);
      return;
    }
    if (message.kind === 'cancel') {
      if (current === message.id) current = -1;
      return;
    }
    const { id, request } = message;
    current = id;
    try {
      await think(id, request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const kind = error instanceof FetchFailed ? 'no-file' : 'failed';
      if (current === id) answer({ kind, id, reason });
    }
  };
}
