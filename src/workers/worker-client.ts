import type { RuleSet } from '@/engine/index.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** No thread can answer now: none can be started, or a file that it needs could not be fetched. */
export class ThreadUnavailable extends Error {}

/** What the host uses of a worker. */
export interface Thread<Asked, Answer> {
  postMessage(message: ToWorker<Asked>): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker<Answer> }) => void): void;
  addEventListener(type: 'error', listener: (event: { message: string }) => void): void;
}

/** Stops what was asked for. */
type Cancel = () => void;

export interface WorkerClientPorts<Asked, Answer> {
  readonly spawn: () => Thread<Asked, Answer>;
  /** Calls `action` once after so many ms. */
  readonly after: (ms: number, action: () => void) => Cancel;
  /**
   * A thread that has been silent for so many ms when nobody waits any more is thought to be stuck –
   * unless it never said a word: then its program is still on its way, and would begin anew.
   */
  readonly patience: number;
}

/** Somebody who answers questions in a thread of its own. */
export interface WorkerClient<Asked, Answer> {
  /** Begins the thread before anybody asks, and has it fetch what a game needs; told twice, nothing. */
  getReady(rules: RuleSet): void;
  /**
   * Rejects when the thread failed, or `signal` was aborted, and with {@link ThreadUnavailable} where
   * none can answer. `onNews` is told what the answer would
   * be so far, by a thread that says so.
   */
  ask(question: Asked, signal: AbortSignal, onNews?: (answer: Answer) => void): Promise<Answer>;
  /** Ends the thread; a new question would begin another. */
  close(): void;
}

interface Job<Answer> {
  readonly id: number;
  readonly resolve: (answer: Answer) => void;
  readonly onNews: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  readonly forget: Cancel;
  /** The thread has said something: its silence is counted anew. */
  readonly heard: () => void;
  stuck: boolean;
}

/** One question at a time: a new one ends the one before. A thread that fails is replaced. */
export function createWorkerClient<Asked, Answer>({
  spawn,
  after,
  patience,
}: WorkerClientPorts<Asked, Answer>): WorkerClient<Asked, Answer> {
  let thread: Thread<Asked, Answer> | null = null;
  /** Whether the thread has said anything. */
  let isThere = false;
  let job: Job<Answer> | null = null;
  /** The game for which the thread was told to get ready last. */
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

  /** Nobody waits any more: the thread is told, or replaced if it does not listen. */
  function abandon(reason: Error): void {
    if (job?.stuck) fail(reason);
    else finish()?.reject(reason);
  }

  function receive(message: FromWorker<Answer>): void {
    isThere = true;
    job?.heard();
    // An answer to what nobody waits for any more is dropped.
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
        // Where there can be no threads, whoever asks is told.
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
