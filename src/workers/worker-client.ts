import type { RuleSet } from '@/engine/index.ts';
import type { Cancel, Clock } from '@/store/ports/clock.ts';
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

export interface WorkerClientPorts<Asked, Answer> {
  readonly spawn: () => Thread<Asked, Answer>;
  readonly clock: Clock;
  /**
   * Silence in ms after which a thread counts as stuck and is replaced once its request is canceled. A thread
   * that has never reported does not count: its code is still loading, and a new thread would load it again.
   */
  readonly patience: number;
}

/** Asks a worker, one request at a time. Its functions may be passed on by themselves. */
export interface WorkerClient<Asked, Answer> {
  /** Starts the thread ahead of the first request and lets it fetch what a game needs; idempotent. */
  readonly getReady: (rules: RuleSet) => void;
  /**
   * Rejects when the thread fails or `signal` is aborted, and with {@link ThreadUnavailable} when no
   * thread can answer. `onProgress` receives intermediate results.
   */
  readonly ask: (
    request: Asked,
    signal: AbortSignal,
    onProgress?: (answer: Answer) => void,
  ) => Promise<Answer>;
  /** Ends the thread; a new request starts another. */
  readonly close: () => void;
}

/** Whether a thread that was asked something is stuck: silent for `patience` ms. */
interface SilenceWatch {
  isStuck(): boolean;
  /** The thread has sent something: the silence starts over. */
  restart(): void;
  stop(): void;
}

/** Starts watching. After `patience` ms of silence, `countsAsStuck` decides. */
function watchSilence(
  { clock, patience }: Pick<WorkerClientPorts<never, never>, 'clock' | 'patience'>,
  countsAsStuck: () => boolean,
): SilenceWatch {
  let isStuck = false;
  const wait = (): Cancel =>
    clock.after(patience, () => {
      isStuck = countsAsStuck();
    });
  let cancel = wait();
  return {
    isStuck: () => isStuck,
    restart() {
      cancel();
      isStuck = false;
      cancel = wait();
    },
    stop: () => cancel(),
  };
}

interface ThreadEvents<Answer> {
  readonly onMessage: (message: FromWorker<Answer>) => void;
  readonly onFailure: (reason: Error) => void;
}

/** Holds the current thread, starts it on demand, and passes on what it reports. */
function createThreadSlot<Asked, Answer>(
  spawn: () => Thread<Asked, Answer>,
  { onMessage, onFailure }: ThreadEvents<Answer>,
) {
  let thread: Thread<Asked, Answer> | null = null;
  let hasReported = false;
  /** The rules of the last `getReady`. */
  let readyFor: RuleSet | null = null;

  function spawnThread(): Thread<Asked, Answer> {
    try {
      return spawn();
    } catch (error) {
      throw new ThreadUnavailable('no thread can be started', { cause: error });
    }
  }

  function startThread(): Thread<Asked, Answer> {
    const started = spawnThread();
    hasReported = false;
    readyFor = null;
    started.addEventListener('message', ({ data }) => {
      if (started !== thread) return;
      hasReported = true;
      onMessage(data);
    });
    started.addEventListener('error', ({ message }) => {
      if (started !== thread) return;
      // An error before the first message means that the code did not load: missing, blocked, or no network.
      const reason = hasReported
        ? new Error(message)
        : new ThreadUnavailable('the program was not loaded');
      onFailure(reason);
    });
    return started;
  }

  function getReady(rules: RuleSet): void {
    if (thread !== null && rules === readyFor) return;
    try {
      thread ??= startThread();
      thread.postMessage({ kind: 'get-ready', rules });
      readyFor = rules;
    } catch {
      // Without threads, the request itself reports the failure.
    }
  }

  return {
    hasReported: (): boolean => hasReported,
    /** The thread, started if there is none. @throws {@link ThreadUnavailable} */
    started: (): Thread<Asked, Answer> => (thread ??= startThread()),
    current: (): Thread<Asked, Answer> | null => thread,
    getReady,
    end(): void {
      thread?.terminate();
      thread = null;
    },
  };
}

interface Job<Answer> {
  readonly id: number;
  readonly resolve: (answer: Answer) => void;
  readonly onProgress: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  readonly silence: SilenceWatch;
  /** Removes the job's timer and listener. */
  readonly forget: Cancel;
}

/** A client whose new request cancels the previous one. A thread that fails is replaced. */
export function createWorkerClient<Asked, Answer>(
  ports: WorkerClientPorts<Asked, Answer>,
): WorkerClient<Asked, Answer> {
  const slot = createThreadSlot(ports.spawn, { onMessage: receive, onFailure: fail });
  let job: Job<Answer> | null = null;
  let lastId = 0;

  function finish(): Job<Answer> | null {
    const finished = job;
    job = null;
    finished?.forget();
    return finished;
  }

  function fail(reason: Error): void {
    slot.end();
    finish()?.reject(reason);
  }

  /** Ends the request without an answer, and replaces the thread if it is stuck. */
  function abandon(reason: Error): void {
    if (job?.silence.isStuck()) fail(reason);
    else finish()?.reject(reason);
  }

  function receive(message: FromWorker<Answer>): void {
    job?.silence.restart();
    // Late answers are dropped.
    if (message.kind === 'alive' || message.id !== job?.id) return;
    if (message.kind === 'progress') job.onProgress(message.answer);
    else if (message.kind === 'answered') finish()?.resolve(message.answer);
    else if (message.kind === 'no-file') finish()?.reject(new ThreadUnavailable(message.reason));
    else finish()?.reject(new Error(message.reason));
  }

  return {
    getReady: slot.getReady,
    close: () => fail(new Error('closed')),
    ask: (request, signal, onProgress = () => undefined) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        abandon(new Error('replaced'));
        const thread = slot.started();
        const id = ++lastId;
        // Sent first: if this throws, no job is left behind.
        thread.postMessage({ kind: 'ask', id, request });
        const cancel = (): void => {
          slot.current()?.postMessage({ kind: 'cancel', id });
          abandon(new Error('canceled'));
        };
        const silence = watchSilence(ports, slot.hasReported);
        signal.addEventListener('abort', cancel, { once: true });
        const forget = (): void => {
          silence.stop();
          signal.removeEventListener('abort', cancel);
        };
        job = { id, resolve, reject, onProgress, silence, forget };
      }),
  };
}
