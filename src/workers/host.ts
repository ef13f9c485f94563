import type { Command } from '@/engine/index.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** What the host uses of a worker. */
export interface Thread {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { message: string }) => void): void;
}

/** Stops what was asked for. */
type Cancel = () => void;

export interface HostPorts {
  readonly spawn: () => Thread;
  /** Calls `action` once after so many ms. */
  readonly after: (ms: number, action: () => void) => Cancel;
  /** A thread that has been silent for so many ms when nobody waits any more is thought to be stuck. */
  readonly patience: number;
}

/** Somebody who answers questions in a thread of its own. */
export interface Host {
  /** Rejects when the thread failed, or `signal` was aborted. */
  ask(question: Question, signal: AbortSignal): Promise<Command>;
}

interface Job {
  readonly id: number;
  readonly resolve: (command: Command) => void;
  readonly reject: (reason: Error) => void;
  readonly forget: Cancel;
  stuck: boolean;
}

/** One question at a time: a new one ends the one before. A thread that fails is replaced. */
export function createHost({ spawn, after, patience }: HostPorts): Host {
  let thread: Thread | null = null;
  let job: Job | null = null;
  let lastId = 0;

  function finish(): Job | null {
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

  function receive(message: FromWorker): void {
    // An answer to what nobody waits for any more is dropped.
    if (message.id !== job?.id) return;
    if (message.kind === 'decided') finish()?.resolve(message.command);
    else finish()?.reject(new Error(message.reason));
  }

  function begin(): Thread {
    const begun = spawn();
    begun.addEventListener('message', ({ data }) => {
      if (begun === thread) receive(data);
    });
    begun.addEventListener('error', ({ message }) => {
      if (begun === thread) fail(new Error(message));
    });
    return begun;
  }

  return {
    ask(question, signal) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        abandon(new Error('another question came'));
        const id = ++lastId;
        const cancel = (): void => {
          thread?.postMessage({ kind: 'cancel', id });
          abandon(new Error('nobody waits for the answer any more'));
        };
        const asked: Job = { id, resolve, reject, stuck: false, forget: () => forget() };
        const cancelPatience = after(patience, () => {
          asked.stuck = true;
        });
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
