import { describe, expect, it, vi } from 'vitest';
import { type Command, presetRules } from '@/engine/index.ts';
import { type Thread, ThreadUnavailable, createWorkerClient } from '@/workers/worker-client.ts';
import type { FromOpponents, MoveRequest, ToOpponents } from '@/workers/protocol.ts';

const REQUEST = { level: 'hard' } as MoveRequest;
const RULES = presetRules('spades');
const MOVE: Command = { type: 'bid', seat: 1, bid: 2 };

type OnMessage = (event: { data: FromOpponents }) => void;
type OnError = (event: { message: string }) => void;

/** A thread controlled by the test. */
class FakeThread implements Thread<MoveRequest, Command> {
  readonly sent: ToOpponents[] = [];
  ended = false;
  #message: OnMessage[] = [];
  #error: OnError[] = [];

  postMessage(message: ToOpponents): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, listener: unknown): void {
    if (type === 'message') this.#message.push(listener as OnMessage);
    else this.#error.push(listener as OnError);
  }
  say(data: FromOpponents): void {
    for (const listener of this.#message) listener({ data });
  }
  crash(message: string): void {
    for (const listener of this.#error) listener({ message });
  }
}

function bench() {
  const threads: FakeThread[] = [];
  const waiting = new Set<() => void>();
  const client = createWorkerClient<MoveRequest, Command>({
    spawn() {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
    clock: {
      after(_, action) {
        waiting.add(action);
        return () => waiting.delete(action);
      },
    },
    patience: 100,
  });
  const runOutPatience = (): void => {
    for (const action of waiting) action();
  };
  return { client, threads, waiting, runOutPatience };
}

const never = new AbortController().signal;

describe('the worker client', () => {
  it('passes on intermediate results, except those of a canceled request', async () => {
    const { client, threads } = bench();
    const heard: Command[] = [];
    const first = client.ask(REQUEST, never, (answer) => heard.push(answer));
    first.catch(() => undefined);
    const second = client.ask(REQUEST, never, (answer) => heard.push(answer));
    threads[0]?.say({ kind: 'progress', id: 1, answer: { ...MOVE, bid: 0 } as Command });
    threads[0]?.say({ kind: 'progress', id: 2, answer: MOVE });
    threads[0]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(second).resolves.toEqual(MOVE);
    expect(heard).toEqual([MOVE]);
  });

  it('ignores what an ended thread still reports', async () => {
    const { client, threads } = bench();
    client.ask(REQUEST, never).catch(() => undefined);
    client.close();
    const next = client.ask(REQUEST, never);
    threads[0]?.say({ kind: 'failed', id: 2, reason: 'late' });
    threads[0]?.crash('late');
    threads[1]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
    expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('starts one thread and returns its answer to the caller', async () => {
    const { client, threads } = bench();
    const first = client.ask(REQUEST, never);
    threads[0]?.say({ kind: 'answered', id: 1, answer: MOVE });
    await expect(first).resolves.toEqual(MOVE);
    const second = client.ask(REQUEST, never);
    threads[0]?.say({ kind: 'failed', id: 2, reason: 'no idea' });
    await expect(second).rejects.toThrow('no idea');
    expect(threads).toHaveLength(1);
    expect(threads[0]?.sent).toEqual([
      { kind: 'ask', id: 1, request: REQUEST },
      { kind: 'ask', id: 2, request: REQUEST },
    ]);
  });

  it('drops an answer to a canceled request', async () => {
    const { client, threads } = bench();
    const old = client.ask(REQUEST, never);
    const young = client.ask(REQUEST, never);
    await expect(old).rejects.toThrow('replaced');
    threads[0]?.say({ kind: 'answered', id: 1, answer: { ...MOVE, bid: 0 } as Command });
    threads[0]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(young).resolves.toEqual(MOVE);
  });

  it('tells the thread to stop when a request is aborted', async () => {
    const { client, threads } = bench();
    const asked = new AbortController();
    const answer = client.ask(REQUEST, asked.signal);
    asked.abort();
    await expect(answer).rejects.toThrow('canceled');
    expect(threads[0]?.sent.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    expect(threads[0]?.ended).toBe(false);
  });

  it('terminates the thread when closed', async () => {
    const { client, threads } = bench();
    const left = client.ask(REQUEST, never);
    client.close();
    await expect(left).rejects.toThrow('closed');
    expect(threads[0]?.ended).toBe(true);
  });

  it('sends nothing for a request that is already aborted', async () => {
    const { client, threads } = bench();
    await expect(client.ask(REQUEST, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(threads).toHaveLength(0);
  });

  it('replaces a crashed thread', async () => {
    const { client, threads } = bench();
    const lost = client.ask(REQUEST, never);
    threads[0]?.say({ kind: 'alive' });
    threads[0]?.crash('out of memory');
    await expect(lost).rejects.toThrow('out of memory');
    const next = client.ask(REQUEST, never);
    // Messages of the crashed thread are ignored.
    threads[0]?.say({ kind: 'answered', id: 2, answer: { ...MOVE, bid: 0 } as Command });
    threads[1]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
    expect(threads[0]?.ended).toBe(true);
  });

  it('reports the thread as unavailable if its script does not load, and retries', async () => {
    const { client, threads } = bench();
    const first = client.ask(REQUEST, never);
    threads[0]?.crash('');
    await expect(first).rejects.toThrow(ThreadUnavailable);
    const second = client.ask(REQUEST, never);
    threads[1]?.say({ kind: 'alive' });
    threads[1]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(second).resolves.toEqual(MOVE);
    // Once it has loaded, an error is an ordinary crash.
    const third = client.ask(REQUEST, never);
    threads[1]?.crash('out of memory');
    await expect(third).rejects.not.toThrow(ThreadUnavailable);
  });

  it('reports the thread as unavailable if it cannot fetch its files, but does not replace it', async () => {
    const { client, threads } = bench();
    const asked = client.ask(REQUEST, never);
    threads[0]?.say({ kind: 'alive' });
    threads[0]?.say({ kind: 'no-file', id: 1, reason: 'the nets could not be fetched' });
    await expect(asked).rejects.toThrow(ThreadUnavailable);
    expect(threads[0]?.ended).toBe(false);
  });

  it('replaces a hung thread once its request is canceled', async () => {
    const { client, threads, runOutPatience } = bench();
    const asked = new AbortController();
    const hung = client.ask(REQUEST, asked.signal);
    threads[0]?.say({ kind: 'alive' });
    runOutPatience();
    expect(threads[0]?.ended).toBe(false);
    asked.abort();
    await expect(hung).rejects.toThrow('canceled');
    expect(threads[0]?.ended).toBe(true);
    const next = client.ask(REQUEST, never);
    threads[1]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
  });

  it('does not replace a thread whose script is still loading', async () => {
    const { client, threads, runOutPatience } = bench();
    const asked = new AbortController();
    const early = client.ask(REQUEST, asked.signal);
    runOutPatience();
    asked.abort();
    await expect(early).rejects.toThrow('canceled');
    const next = client.ask(REQUEST, never);
    threads[0]?.say({ kind: 'alive' });
    threads[0]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
    expect(threads).toHaveLength(1);
  });

  it('does not replace a thread that has responded', async () => {
    const { client, threads, runOutPatience } = bench();
    const asked = new AbortController();
    const waiting = client.ask(REQUEST, asked.signal);
    threads[0]?.say({ kind: 'alive' });
    runOutPatience();
    threads[0]?.say({ kind: 'alive' });
    asked.abort();
    await expect(waiting).rejects.toThrow('canceled');
    expect(threads[0]?.ended).toBe(false);
  });

  it('does not replace a thread that sends intermediate results, however long the answer takes', async () => {
    const { client, threads, runOutPatience } = bench();
    const asked = new AbortController();
    const long = client.ask(REQUEST, asked.signal);
    runOutPatience();
    threads[0]?.say({ kind: 'progress', id: 1, answer: MOVE });
    asked.abort();
    await expect(long).rejects.toThrow('canceled');
    expect(threads[0]?.ended).toBe(false);
  });

  it('starts the thread before the first request, gets it ready once, and reuses it', async () => {
    const { client, threads } = bench();
    client.getReady(RULES);
    client.getReady(RULES);
    const asked = client.ask(REQUEST, never);
    client.getReady(RULES);
    threads[0]?.say({ kind: 'answered', id: 1, answer: MOVE });
    await expect(asked).resolves.toEqual(MOVE);
    expect(threads.map(({ sent }) => sent)).toEqual([
      [
        { kind: 'get-ready', rules: RULES },
        { kind: 'ask', id: 1, request: REQUEST },
      ],
    ]);
  });

  it.each([
    ['whose script does not load', 'not loaded', (thread: FakeThread) => thread.crash('')],
    ['that was closed', 'closed', (_: FakeThread, close: () => void) => close()],
  ])('a thread %s leaves no timer and no listener behind', async (_, reason, fail) => {
    const { client, threads, waiting } = bench();
    const asked = new AbortController();
    const removed = vi.spyOn(asked.signal, 'removeEventListener');
    const lost = client.ask(REQUEST, asked.signal);
    expect(waiting.size).toBe(1);
    fail(threads[0] as FakeThread, () => client.close());
    await expect(lost).rejects.toThrow(reason);
    expect(waiting.size).toBe(0);
    expect(removed).toHaveBeenCalledOnce();
  });

  it('a request that cannot be sent leaves no timer and no job behind', async () => {
    const { client, threads, waiting } = bench();
    client.getReady(RULES);
    const thread = threads[0] as FakeThread;
    const post = vi.spyOn(thread, 'postMessage').mockImplementationOnce(() => {
      throw new DOMException('no copy', 'DataCloneError');
    });
    await expect(client.ask(REQUEST, never)).rejects.toThrow('no copy');
    expect(waiting.size).toBe(0);
    post.mockRestore();
    const next = client.ask(REQUEST, never);
    thread.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
  });

  it('if no thread can be started, rejects the request and waits for nothing; getReady does not throw', async () => {
    const timers = vi.fn<() => () => void>();
    const client = createWorkerClient<MoveRequest, Command>({
      spawn: () => {
        throw new Error('no threads here');
      },
      clock: { after: timers },
      patience: 100,
    });
    client.getReady(RULES);
    await expect(client.ask(REQUEST, never)).rejects.toThrow(ThreadUnavailable);
    expect(timers).not.toHaveBeenCalled();
  });

  it('replaces a thread that crashed while getting ready, at the next request', async () => {
    const { client, threads } = bench();
    client.getReady(RULES);
    threads[0]?.crash('no such file');
    expect(threads[0]?.ended).toBe(true);
    const asked = client.ask(REQUEST, never);
    threads[1]?.say({ kind: 'answered', id: 1, answer: MOVE });
    await expect(asked).resolves.toEqual(MOVE);
    expect(threads).toHaveLength(2);
  });

  it('replaces a thread that hangs after getting ready once its request is canceled', async () => {
    const { client, threads, runOutPatience } = bench();
    client.getReady(RULES);
    threads[0]?.say({ kind: 'alive' });
    const asked = new AbortController();
    const hung = client.ask(REQUEST, asked.signal);
    runOutPatience();
    asked.abort();
    await expect(hung).rejects.toThrow('canceled');
    expect(threads[0]?.ended).toBe(true);
  });
});
