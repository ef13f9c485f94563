import { describe, expect, it } from 'vitest';
import { type Command, presetRules } from '@/engine/index.ts';
import { type Thread, ThreadUnavailable, createWorkerClient } from '@/workers/worker-client.ts';
import type { FromOpponents, MoveRequest, ToOpponents } from '@/workers/protocol.ts';

const QUESTION = { level: 'hard' } as MoveRequest;
const RULES = presetRules('spades');
const MOVE: Command = { type: 'bid', seat: 1, bid: 2 };

type OnMessage = (event: { data: FromOpponents }) => void;
type OnError = (event: { message: string }) => void;

/** A thread that does nothing but what the test says. */
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
  const host = createWorkerClient<MoveRequest, Command>({
    spawn() {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
    after(_, action) {
      waiting.add(action);
      return () => waiting.delete(action);
    },
    patience: 100,
  });
  const runOut = (): void => {
    for (const action of waiting) action();
  };
  return { host, threads, runOut };
}

const never = new AbortController().signal;

describe('the host of the thread', () => {
  it('hears on the way what the answer would be, but not of a question that nobody waits for', async () => {
    const { host, threads } = bench();
    const heard: Command[] = [];
    const first = host.ask(QUESTION, never, (answer) => heard.push(answer));
    first.catch(() => undefined);
    const second = host.ask(QUESTION, never, (answer) => heard.push(answer));
    threads[0]?.say({ kind: 'so-far', id: 1, answer: { ...MOVE, bid: 0 } as Command });
    threads[0]?.say({ kind: 'so-far', id: 2, answer: MOVE });
    threads[0]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(second).resolves.toEqual(MOVE);
    expect(heard).toEqual([MOVE]);
  });

  it('starts one thread and gives its answer to who asked', async () => {
    const { host, threads } = bench();
    const first = host.ask(QUESTION, never);
    threads[0]?.say({ kind: 'answered', id: 1, answer: MOVE });
    await expect(first).resolves.toEqual(MOVE);
    const second = host.ask(QUESTION, never);
    threads[0]?.say({ kind: 'failed', id: 2, reason: 'no idea' });
    await expect(second).rejects.toThrow('no idea');
    expect(threads).toHaveLength(1);
    expect(threads[0]?.sent).toEqual([
      { kind: 'ask', id: 1, question: QUESTION },
      { kind: 'ask', id: 2, question: QUESTION },
    ]);
  });

  it('drops an answer that nobody waits for any more', async () => {
    const { host, threads } = bench();
    const old = host.ask(QUESTION, never);
    const young = host.ask(QUESTION, never);
    await expect(old).rejects.toThrow('another question came');
    threads[0]?.say({ kind: 'answered', id: 1, answer: { ...MOVE, bid: 0 } as Command });
    threads[0]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(young).resolves.toEqual(MOVE);
  });

  it('tells the thread to stop when the question is taken back', async () => {
    const { host, threads } = bench();
    const asked = new AbortController();
    const answer = host.ask(QUESTION, asked.signal);
    asked.abort();
    await expect(answer).rejects.toThrow('nobody waits');
    expect(threads[0]?.sent.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    expect(threads[0]?.ended).toBe(false);
  });

  it('ends the thread when nobody asks any more', async () => {
    const { host, threads } = bench();
    const left = host.ask(QUESTION, never);
    host.close();
    await expect(left).rejects.toThrow('nobody asks any more');
    expect(threads[0]?.ended).toBe(true);
  });

  it('sends nothing for a request that was aborted before', async () => {
    const { host, threads } = bench();
    await expect(host.ask(QUESTION, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(threads).toHaveLength(0);
  });

  it('replaces a thread that has crashed', async () => {
    const { host, threads } = bench();
    const lost = host.ask(QUESTION, never);
    threads[0]?.say({ kind: 'there' });
    threads[0]?.crash('out of memory');
    await expect(lost).rejects.toThrow('out of memory');
    const next = host.ask(QUESTION, never);
    // What the dead thread still says is nobody's answer.
    threads[0]?.say({ kind: 'answered', id: 2, answer: { ...MOVE, bid: 0 } as Command });
    threads[1]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
    expect(threads[0]?.ended).toBe(true);
  });

  it('says that there is no thread when its program does not load, and tries again', async () => {
    const { host, threads } = bench();
    const first = host.ask(QUESTION, never);
    threads[0]?.crash('');
    await expect(first).rejects.toThrow(ThreadUnavailable);
    const second = host.ask(QUESTION, never);
    threads[1]?.say({ kind: 'there' });
    threads[1]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(second).resolves.toEqual(MOVE);
    // From then on it is a crash like any other.
    const third = host.ask(QUESTION, never);
    threads[1]?.crash('out of memory');
    await expect(third).rejects.not.toThrow(ThreadUnavailable);
  });

  it('says so too when the thread cannot fetch what it needs, and keeps it', async () => {
    const { host, threads } = bench();
    const asked = host.ask(QUESTION, never);
    threads[0]?.say({ kind: 'there' });
    threads[0]?.say({ kind: 'unready', id: 1, reason: 'the nets could not be fetched' });
    await expect(asked).rejects.toThrow(ThreadUnavailable);
    expect(threads[0]?.ended).toBe(false);
  });

  it('replaces a thread that hangs, once nobody waits for it any more', async () => {
    const { host, threads, runOut } = bench();
    const asked = new AbortController();
    const hung = host.ask(QUESTION, asked.signal);
    threads[0]?.say({ kind: 'there' });
    runOut();
    expect(threads[0]?.ended).toBe(false);
    asked.abort();
    await expect(hung).rejects.toThrow('nobody waits');
    expect(threads[0]?.ended).toBe(true);
    const next = host.ask(QUESTION, never);
    threads[1]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
  });

  it('keeps a thread that never spoke: its program is still on its way', async () => {
    const { host, threads, runOut } = bench();
    const asked = new AbortController();
    const early = host.ask(QUESTION, asked.signal);
    runOut();
    asked.abort();
    await expect(early).rejects.toThrow('nobody waits');
    const next = host.ask(QUESTION, never);
    threads[0]?.say({ kind: 'there' });
    threads[0]?.say({ kind: 'answered', id: 2, answer: MOVE });
    await expect(next).resolves.toEqual(MOVE);
    expect(threads).toHaveLength(1);
  });

  it('keeps a thread that says it is there', async () => {
    const { host, threads, runOut } = bench();
    const asked = new AbortController();
    const waiting = host.ask(QUESTION, asked.signal);
    threads[0]?.say({ kind: 'there' });
    runOut();
    threads[0]?.say({ kind: 'there' });
    asked.abort();
    await expect(waiting).rejects.toThrow('nobody waits');
    expect(threads[0]?.ended).toBe(false);
  });

  it('keeps a thread that has spoken since, however long the answer takes', async () => {
    const { host, threads, runOut } = bench();
    const asked = new AbortController();
    const long = host.ask(QUESTION, asked.signal);
    runOut();
    threads[0]?.say({ kind: 'so-far', id: 1, answer: MOVE });
    asked.abort();
    await expect(long).rejects.toThrow('nobody waits');
    expect(threads[0]?.ended).toBe(false);
  });

  it('begins the thread before anybody asks, tells it once to get ready, and asks that one', async () => {
    const { host, threads } = bench();
    host.getReady(RULES);
    host.getReady(RULES);
    const asked = host.ask(QUESTION, never);
    host.getReady(RULES);
    threads[0]?.say({ kind: 'answered', id: 1, answer: MOVE });
    await expect(asked).resolves.toEqual(MOVE);
    expect(threads.map(({ sent }) => sent)).toEqual([
      [
        { kind: 'get-ready', rules: RULES },
        { kind: 'ask', id: 1, question: QUESTION },
      ],
    ]);
  });

  it('where no thread can be begun fails the question, not the getting ready', async () => {
    const host = createWorkerClient<MoveRequest, Command>({
      spawn: () => {
        throw new Error('no threads here');
      },
      after: () => () => undefined,
      patience: 100,
    });
    host.getReady(RULES);
    await expect(host.ask(QUESTION, never)).rejects.toThrow(ThreadUnavailable);
  });

  it('replaces a thread that crashed while it got ready, at the next request', async () => {
    const { host, threads } = bench();
    host.getReady(RULES);
    threads[0]?.crash('no such file');
    expect(threads[0]?.ended).toBe(true);
    const asked = host.ask(QUESTION, never);
    threads[1]?.say({ kind: 'answered', id: 1, answer: MOVE });
    await expect(asked).resolves.toEqual(MOVE);
    expect(threads).toHaveLength(2);
  });

  it('replaces a thread that got ready and then hangs, once nobody waits for it any more', async () => {
    const { host, threads, runOut } = bench();
    host.getReady(RULES);
    threads[0]?.say({ kind: 'there' });
    const asked = new AbortController();
    const hung = host.ask(QUESTION, asked.signal);
    runOut();
    asked.abort();
    await expect(hung).rejects.toThrow('nobody waits');
    expect(threads[0]?.ended).toBe(true);
  });
});
