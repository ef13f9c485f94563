import type { RuleSet } from '@/engine/index.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** No thread can be started, or a file that it needs could not be fetched. */
export class ThreadUnavailable extends Error {}

/** The part of a worker that the client uses. */
export interface Thread<Asked, Answer> {
  postMessage(message: ToWorker<Asked>): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker<Answer> }) => void): void;
  addEventListener(type: 'error', listener: (event: { message: string }) => void): void;
}

/** Cancels a timer. */
type Cancel = () => void;

export interface WorkerClientPorts<Asked, Answer> {
  readonly spawn: () => Thread<Asked, Answer>;
  /** Calls `action` once after that many ms. */
  readonly after: (ms: number, action: () => void) => Cancel;
  /**
   * Silence in ms after which a thread counts as stuck once nobody waits for it, unless it has never spoken:
   * then its program is still loading, and a new thread would load it again.
   */
  readonly patience: number;
}

/** Asks a worker, one request at a time. */
export interface WorkerClient<Asked, Answer> {
  /** Starts the thread ahead of the first request and lets it fetch what a game needs; idempotent. */
  getReady(rules: RuleSet): void;
  /**
   * Rejects when the thread fails or `signal` is aborted, and with {@link ThreadUnavailable} when no
   * thread can answer. `onNews` receives intermediate results.
   */
  ask(question: Asked, signal: AbortSignal, onNews?: (answer: Answer) => void): Promise<Answer>;
  /** Ends the thread; a new request starts another. */
  close(): void;
}

interface Job<Answer> {
  readonly id: number;
  readonly resolve: (answer: Answer) => void;
  readonly onNews: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  readonly forget: Cancel;
  /** The thread has sent something: restart its silence timer. */
  readonly heard: () => void;
  stuck: boolean;
}

/** A new request ends the one before. A thread that fails is replaced. */
export function createWorkerClient<Asked, Answer>({
  spawn,
  after,
  patience,
}: WorkerClientPorts<Asked, Answer>): WorkerClient<Asked, Answer> {
  let thread: Thread<Asked, Answer> | null = null;
  /** Whether the thread has sent anything. */
  let isThere = false;
  let job: Job<Answer> | null = null;
  /** The rules of the last `getReady`. */
  let readyFor: RuleSet | null = null;
  let lastId = 0;

  function finish(): Job<Answer> | null {
    const finished = job;
    job = null;
    finished?.forget();
    return finished;
  }

  function fail(reason: Error): void {
    thread?.terminate();
    thread = null;
    finish()?.reject(reason);
  }

  /** Nobody waits any more: keep the thread, or replace it if it is stuck. */
  function abandon(reason: Error): void {
    if (job?.stuck) fail(reason);
    else finish()?.reject(reason);
  }

  function receive(message: FromWorker<Answer>): void {
    isThere = true;
    job?.heard();
    // Answers nobody waits for are dropped.
    if (message.kind === 'there' || message.id !== job?.id) return;
    if (message.kind === 'so-far') job.onNews(message.answer);
    else if (message.kind === 'answered') finish()?.resolve(message.answer);
    else if (message.kind === 'unready') finish()?.reject(new ThreadUnavailable(message.reason));
    else finish()?.reject(new Error(message.reason));
  }

  function spawned(): Thread<Asked, Answer> {
    try {
      return spawn();
    } catch (error) {
      finish();
      throw new ThreadUnavailable('no thread can begin here', { cause: error });
    }
  }

  function begin(): Thread<Asked, Answer> {
    const begun = spawned();
    isThere = false;
    readyFor = null;
    begun.addEventListener('message', ({ data }) => {
      if (begun === thread) receive(data);
    });
    begun.addEventListener('error', ({ message }) => {
      if (begun !== thread) return;
      // Before its first word its program was not loaded: not there, blocked, or without a network.
      fail(isThere ? new Error(message) : new ThreadUnavailable('the program was not loaded'));
    });
    return begun;
  }

  return {
    getReady(rules) {
      if (thread !== null && rules === readyFor) return;
      try {
        thread ??= begin();
        thread.postMessage({ kind: 'get-ready', rules });
        readyFor = rules;
      } catch {
        // Without threads, the request itself reports the failure.
      }
    },
    close: () => fail(new Error('nobody asks any more')),
    ask(question, signal, onNews = () => undefined) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        abandon(new Error('another question came'));
        const id = ++lastId;
        const cancel = (): void => {
          thread?.postMessage({ kind: 'cancel', id });
          abandon(new Error('nobody waits for the answer any more'));
        };
        const asked: Job<Answer> = {
          id,
          resolve,
          reject,
          onNews,
          stuck: false,
          forget: () => forget(),
          heard: () => {
            cancelPatience();
            asked.stuck = false;
            cancelPatience = wait();
          },
        };
        const wait = (): Cancel =>
          after(patience, () => {
            asked.stuck = isThere;
          });
        let cancelPatience = wait();
        signal.addEventListener('abort', cancel, { once: true });
        const forget = (): void => {
          cancelPatience();
          signal.removeEventListener('abort', cancel);
        };
        job = asked;
        thread ??= begin();
        thread.postMessage({ kind: 'ask', id, question });
      });
    },
  };
}
