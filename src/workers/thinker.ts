import type { RuleSet } from '@/engine/index.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** How long a worker thinks before it looks whether it was told to stop, in ms. */
const SLICE_MS = 8;

/** What thinking needs could not be fetched. */
export class NotFetched extends Error {}

/** A thought in the making: better the longer it is thought, and ready at any time. */
interface Anytime<Answer> {
  improve(): boolean;
  best(): Answer;
}

/** What a thinker needs from the world it runs in. */
export interface WorkerPorts<Asked, Answer> {
  readonly now: () => number;
  /** Resolves after messages that have come were handled. */
  readonly breathe: () => Promise<void>;
  /** Fetches what is needed for thinking about a game; rejects when it did not come. */
  readonly getReady: (rules: RuleSet) => Promise<unknown>;
  /** Begins to think; rejects with {@link NotFetched} when what is needed for it did not come. */
  readonly begin: (question: Asked) => Promise<Anytime<Answer>>;
  readonly answer: (message: FromWorker<Answer>) => void;
  /** After so many ms it answers with what it has. */
  readonly enough: number;
  /** So many ms after the last word it says what it would answer so far; null: never. */
  readonly every: number | null;
}

/** Handles what is asked, one question at a time; the latest wins. */
export function createThinker<Asked, Answer>({
  now,
  breathe,
  getReady,
  begin,
  answer,
  enough,
  every,
}: WorkerPorts<Asked, Answer>): (message: ToWorker<Asked>) => Promise<void> {
  let current = -1;

  async function think(id: number, question: Asked): Promise<void> {
    let said = -Infinity;
    const anytime = await begin(question);
    // What has to be fetched first is no thought.
    const started = now();
    const wanted = (): boolean => current === id;
    for (let more = true; more && wanted();) {
      const began = now();
      do more = anytime.improve();
      while (more && now() - began < SLICE_MS);
      if (now() - started >= enough) break;
      if (!more) continue;
      if (every !== null && now() - said >= every) {
        said = now();
        answer({ kind: 'so-far', id, answer: anytime.best() });
      }
      await breathe();
    }
    if (wanted()) answer({ kind: 'answered', id, answer: anytime.best() });
  }

  return async (message) => {
    if (message.kind === 'get-ready') {
      // What did not come is fetched again for the question, which then is told of it.
      await getReady(message.rules).catch(() => undefined);
      return;
    }
    if (message.kind === 'cancel') {
      if (current === message.id) current = -1;
      return;
    }
    const { id, question } = message;
    current = id;
    try {
      await think(id, question);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const kind = error instanceof NotFetched ? 'unready' : 'failed';
      if (current === id) answer({ kind, id, reason });
    }
  };
}
