import { beforeEach, expect, test, vi } from 'vitest';
import { threadedAdviser } from '@/platform/threaded-adviser.ts';
import { threadedOpenCards } from '@/platform/threaded-open-cards.ts';
import { threadedOpponents } from '@/platform/threaded-opponents.ts';
import { threadedPositionMakers } from '@/platform/threaded-position-makers.ts';
import { threadedReviewer } from '@/platform/threaded-reviewer.ts';
import { onThinking } from '@/platform/thinking.ts';
import { OpponentsUnavailable } from '@/store/ports/opponents.ts';
import { ReviewersUnavailable } from '@/store/ports/reviews.ts';
import type { FromWorker } from '@/workers/protocol.ts';
import { ThreadUnavailable } from '@/workers/worker-client.ts';

interface Sent {
  readonly kind: string;
  readonly id: number;
  readonly request?: unknown;
}

/** A thread that answers what the test says. */
class FakeWorker extends EventTarget {
  readonly sent: Sent[] = [];
  readonly name: string;
  isEnded = false;

  constructor(_: URL, { name }: { readonly name: string }) {
    super();
    this.name = name;
    threads.push(this);
  }
  postMessage(message: Sent): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromWorker<unknown>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const threads: FakeWorker[] = [];

beforeEach(() => {
  threads.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});

type Ask = (signal: AbortSignal) => Promise<unknown>;

/** Each port: its thread, how it is asked, the request sent, how it ends, and its error if no thread can start. */
const PORTS: readonly (readonly [
  name: string,
  thread: string,
  open: () => { readonly ask: Ask; readonly close: (() => void) | null },
  request: unknown,
  unavailable: new () => Error,
])[] = [
  [
    'opponents',
    'opponents',
    () => {
      const port = threadedOpponents();
      return {
        ask: (signal) => port.choose({ level: 'easy' } as never, signal),
        close: port.close,
      };
    },
    { view: undefined, level: 'easy', aiSeed: undefined },
    OpponentsUnavailable,
  ],
  [
    'advisers',
    'adviser',
    () => {
      const port = threadedAdviser();
      return {
        ask: (signal) => port.advise('view' as never, () => undefined, signal),
        close: null,
      };
    },
    { view: 'view' },
    ThreadUnavailable,
  ],
  [
    'reviewers',
    'adviser',
    () => {
      const port = threadedReviewer({ isForPlayer: false });
      return {
        ask: (signal) => port.review('round' as never, () => undefined, signal),
        close: port.close,
      };
    },
    'round',
    ReviewersUnavailable,
  ],
  [
    'open cards',
    'adviser',
    () => {
      const port = threadedOpenCards();
      return {
        ask: (signal) => port.choices('decision' as never, () => undefined, signal),
        close: port.close,
      };
    },
    'decision',
    ThreadUnavailable,
  ],
  [
    'makers of positions',
    'adviser',
    () => {
      const port = threadedPositionMakers();
      return { ask: (signal) => port.make('request' as never, signal), close: () => port.close() };
    },
    'request',
    ThreadUnavailable,
  ],
];

const never = new AbortController().signal;

test('idle-time work hears of hints and open cards, and not of what nobody waits for', async () => {
  const began = vi.fn<() => () => void>(() => () => undefined);
  onThinking(began);
  const heard: string[] = [];
  for (const [name, , open] of PORTS) {
    began.mockClear();
    const answer = open().ask(never);
    threads.at(-1)?.say({ kind: 'answered', id: 1, answer: 'answer' });
    await answer;
    if (began.mock.calls.length > 0) heard.push(name);
  }
  expect(heard).toEqual(['advisers', 'open cards']);
});

test.each(PORTS)('%s send their request and resolve with the answer', async (...port) => {
  const [, thread, open, request] = port;
  const { ask } = open();
  const answer = ask(never);
  expect(threads.map(({ name }) => name)).toEqual([thread]);
  expect(threads[0]?.sent).toEqual([{ kind: 'ask', id: 1, request }]);
  threads[0]?.say({ kind: 'answered', id: 1, answer: 'answer' });
  await expect(answer).resolves.toBe('answer');
});

test.each(PORTS)(
  '%s stop when the request is aborted, and end with their port',
  async (...port) => {
    const [, , open] = port;
    const { ask, close } = open();
    const left = new AbortController();
    const answer = ask(left.signal);
    left.abort();
    await expect(answer).rejects.toThrow('canceled');
    expect(threads[0]?.sent.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    close?.();
    expect(threads[0]?.isEnded).toBe(close !== null);
  },
);

test.each(PORTS)('%s say that no thread could start, and try again', async (...port) => {
  const [, , open, , unavailable] = port;
  const { ask } = open();
  const answer = ask(never);
  threads[0]?.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow(unavailable);
  const again = ask(never);
  threads[1]?.say({ kind: 'answered', id: 2, answer: 'answer' });
  await expect(again).resolves.toBe('answer');
});

test.each(PORTS)('%s pass on other failures', async (...port) => {
  const [, , open] = port;
  const { ask } = open();
  const answer = ask(never);
  threads[0]?.say({ kind: 'failed', id: 1, reason: 'no idea' });
  await expect(answer).rejects.toThrow('no idea');
});
