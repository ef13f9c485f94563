import { describe, expect, it } from 'vitest';
import type { AnytimeDecision } from '@/ai/anytime-decision.ts';
import { type Command, type PlayerView, presetRules, viewFor } from '@/engine/index.ts';
import type { FromOpponents, MoveRequest } from '@/workers/protocol.ts';
import { FetchFailed, createThinker } from '@/workers/thinker.ts';
import { newGameWith } from '../../tools/lib/games.ts';

const RULES = presetRules('bugger-your-neighbor');
const VIEW: PlayerView = viewFor(newGameWith(RULES), 0);
const REQUEST: MoveRequest = { view: VIEW, level: 'master', aiSeed: '1'.repeat(32) };
const bid = (value: number): Command => ({ type: 'bid', seat: 0, bid: value });

/** A thinker with `steps` steps of `step` ms each that improve its move, after `fetching` ms of loading. */
function bench(steps: number, step: number, reportInterval: number | null = null, fetching = 0) {
  let time = 0;
  let taken = 0;
  const answers: FromOpponents[] = [];
  let yielding: () => void | Promise<void> = () => undefined;
  const decision: AnytimeDecision = {
    improve() {
      taken++;
      time += step;
      return taken < steps;
    },
    best: () => bid(taken),
  };
  const think = createThinker<MoveRequest, Command>({
    now: () => time,
    yieldToMessages: async () => yielding(),
    getReady: () => Promise.resolve(),
    begin() {
      time += fetching;
      return Promise.resolve(decision);
    },
    answer: (message) => answers.push(message),
    limit: 400,
    reportInterval,
  });
  return {
    think,
    answers,
    taken: () => taken,
    onYield: (action: () => void | Promise<void>) => {
      yielding = action;
    },
  };
}

describe('the thinker', () => {
  it('answers with the best move when the search is complete', async () => {
    const { think, answers } = bench(5, 1);
    await think({ kind: 'ask', id: 7, request: REQUEST });
    expect(answers).toEqual([{ kind: 'answered', id: 7, answer: bid(5) }]);
  });

  it('answers with the best move so far when the time is up', async () => {
    const { think, answers, taken } = bench(1_000_000, 5);
    await think({ kind: 'ask', id: 1, request: REQUEST });
    expect(taken()).toBeLessThan(200);
    expect(answers).toEqual([{ kind: 'answered', id: 1, answer: bid(taken()) }]);
  });

  it('does not count loading against the time limit', async () => {
    const { think, taken } = bench(1_000_000, 5, null, 1000);
    await think({ kind: 'ask', id: 1, request: REQUEST });
    // If loading counted, there would be time for only one slice.
    expect(taken()).toBeGreaterThan(70);
  });

  it('checks for messages every few milliseconds, and stops when canceled', async () => {
    const { think, answers, taken, onYield } = bench(1_000_000, 1);
    onYield(() => think({ kind: 'cancel', id: 1 }));
    await think({ kind: 'ask', id: 1, request: REQUEST });
    expect(taken()).toBeLessThan(20);
    expect(answers).toEqual([]);
  });

  it('sends intermediate results at the requested interval', async () => {
    const { think, answers } = bench(40, 1, 15);
    await think({ kind: 'ask', id: 2, request: REQUEST });
    expect(answers).toEqual([
      { kind: 'progress', id: 2, answer: bid(8) },
      { kind: 'progress', id: 2, answer: bid(24) },
      { kind: 'answered', id: 2, answer: bid(40) },
    ]);
  });

  it.each([
    ['failed', new Error('lost the thread')],
    ['no-file', new FetchFailed('the nets could not be fetched: 404')],
  ] as const)('reports why it cannot answer: %s', async (kind, error) => {
    const answers: FromOpponents[] = [];
    const think = createThinker<MoveRequest, Command>({
      now: () => 0,
      yieldToMessages: () => Promise.resolve(),
      getReady: () => Promise.resolve(),
      begin: () => Promise.reject(error),
      answer: (message) => answers.push(message),
      limit: 400,
      reportInterval: null,
    });
    await think({ kind: 'ask', id: 3, request: REQUEST });
    expect(answers).toEqual([{ kind, id: 3, reason: error.message }]);
  });

  it('prefetches its files before the first request, without reporting failures', async () => {
    const answers: FromOpponents[] = [];
    let fetching = 0;
    const think = createThinker<MoveRequest, Command>({
      now: () => 0,
      yieldToMessages: () => Promise.resolve(),
      getReady: () => Promise.reject(new Error(`the nets could not be fetched: ${++fetching}`)),
      begin: () => Promise.resolve({ improve: () => false, best: () => bid(1) }),
      answer: (message) => answers.push(message),
      limit: 400,
      reportInterval: null,
    });
    await think({ kind: 'get-ready', rules: RULES });
    expect(fetching).toBe(1);
    expect(answers).toEqual([]);
    await think({ kind: 'ask', id: 4, request: REQUEST });
    expect(answers).toEqual([{ kind: 'answered', id: 4, answer: bid(1) }]);
  });

  it('keeps thinking if told to get ready meanwhile', async () => {
    const { think, answers, onYield } = bench(40, 1);
    onYield(() => think({ kind: 'get-ready', rules: RULES }));
    await think({ kind: 'ask', id: 5, request: REQUEST });
    expect(answers).toEqual([{ kind: 'answered', id: 5, answer: bid(40) }]);
  });
});
