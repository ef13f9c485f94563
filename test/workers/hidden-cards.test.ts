import { expect, test, vi } from 'vitest';
import { threadedAdviser } from '@/platform/threaded-adviser.ts';
import {
  type Card,
  type Command,
  DECK,
  type GameState,
  type PlayerView,
  PRESET_IDS,
  type RuleSet,
  fold,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { type Thread, createWorkerClient } from '@/workers/worker-client.ts';
import type { FromWorker, MoveRequest, ToWorker } from '@/workers/protocol.ts';

/** A message to a thread. The opponents' thread also gets level and AI seed; the adviser's gets only the view. */
type Request = ToWorker<{ readonly view: PlayerView }>;
type Reply = FromWorker<Command>;
import { header, firstMove, playToEnd, tableBench } from '../support/store/table-bench.ts';

/** The same rules with few rounds, including the one-card round that forehead games play. */
const short = (rules: RuleSet): RuleSet => ({
  ...rules,
  schedule:
    rules.sides === 'partners'
      ? { ...rules.schedule, turns: 2 }
      : { shape: 'up', low: 1, high: 5, turns: 1 },
});

/** The cards that a seat may see in this round, derived from the full state and the rulebook alone. */
function visibleCards({ header: { rules }, round }: GameState, seat: number): Set<Card> {
  if (round.phase === 'ready') return new Set();
  const isForehead = rules.sight === 'forehead' && round.handSize === 1;
  const looked = round.phase !== 'declare' || !round.undecided.includes(seat);
  const hands = round.hands.filter((_, owner) => looked && (owner === seat) !== isForehead).flat();
  const trick = 'trick' in round ? round.trick.cards : [];
  const taken = 'taken' in round ? round.taken.flatMap((each) => each.cards) : [];
  return new Set([...hands, ...trick, ...taken, ...(round.turned === null ? [] : [round.turned])]);
}

/** The hidden cards that a message reveals to its seat, and the deal seed if it contains it. */
function leaksOf(message: Request, state: GameState): string[] {
  if (message.kind !== 'ask') return [];
  const { view, ...rest } = message.request;
  // Past rounds are public, and their turned cards may be hidden ones of this round.
  const text = JSON.stringify({ ...rest, view: { ...view, past: [] } });
  const visible = visibleCards(state, view.seat);
  const hidden = DECK.filter((card) => !visible.has(card) && text.includes(`"${card}"`));
  const seed = state.header.dealSeed;
  return JSON.stringify(message).includes(seed) ? [...hidden, seed] : hidden;
}

test.each(PRESET_IDS)(
  'the opponents’ thread never receives a hidden card or the seed: %s',
  async (preset) => {
    const game = { ...header(short(presetRules(preset)), 'hard'), aiSeed: 'a'.repeat(32) };
    const leaks: string[] = [];
    let asked = 0;
    let answer: (event: { data: Reply }) => void = () => undefined;
    const thread: Thread<MoveRequest, Command> = {
      terminate: () => undefined,
      addEventListener: (type: string, listener: unknown) => {
        if (type === 'message') answer = listener as typeof answer;
      },
      postMessage(message) {
        // Cloned as for a real thread; throws on anything that cannot be cloned.
        const received = structuredClone(message);
        const state = fold(bench.table.record());
        if (!state.ok) throw new Error('no such game');
        leaks.push(...leaksOf(received, state.value));
        if (received.kind !== 'ask') return;
        asked += 1;
        const command = firstMove(received.request.view);
        answer({ data: { kind: 'answered', id: received.id, answer: command } });
      },
    };
    const client = createWorkerClient<MoveRequest, Command>({
      spawn: () => thread,
      clock: { after: () => () => undefined },
      patience: 1000,
    });
    const bench = tableBench({
      header: game,
      pace: { speed: 'instant', trickPause: 500 },
      opponents: { choose: (request, signal) => client.ask(request, signal) },
    });
    await playToEnd(bench);
    expect(leaks).toEqual([]);
    expect(asked).toBeGreaterThan(3 * 5);
  },
);

/** The app's adviser with a thread that checks every message for leaks and answers null. */
function watchedAdviser(fullState: () => GameState) {
  const leaks: string[] = [];
  let asked = 0;
  class WatchedThread {
    private answer: (event: { data: FromWorker<null> }) => void = () => undefined;
    addEventListener(type: string, listener: typeof this.answer): void {
      if (type === 'message') this.answer = listener;
    }
    readonly terminate = (): void => undefined;
    postMessage(message: Request): void {
      const received = structuredClone(message);
      leaks.push(...leaksOf(received, fullState()));
      if (received.kind !== 'ask') return;
      asked += 1;
      // Like a real thread, never answers before `postMessage` returns.
      queueMicrotask(() =>
        this.answer({ data: { kind: 'answered', id: received.id, answer: null } }),
      );
    }
  }
  vi.stubGlobal('Worker', WatchedThread);
  const adviser = threadedAdviser();
  return {
    advise: (view: PlayerView) =>
      adviser.advise(view, () => undefined, new AbortController().signal),
    leaks,
    asked: () => asked,
  };
}

test.each(PRESET_IDS)(
  'the adviser’s thread never receives a hidden card or the seed: %s',
  async (preset) => {
    const bench = tableBench({
      header: { ...header(short(presetRules(preset)), 'hard'), aiSeed: 'a'.repeat(32) },
      pace: { speed: 'instant', trickPause: 500 },
    });
    const watched = watchedAdviser(() => {
      const state = fold(bench.table.record());
      if (!state.ok) throw new Error('no such game');
      return state.value;
    });
    // As in learning mode: a hint for every decision of the human.
    const answers: Promise<unknown>[] = [];
    bench.table.store.subscribe(({ view }) => {
      if (view.choices.length > 0) answers.push(watched.advise(view).catch(() => undefined));
    });
    await playToEnd(bench);
    await Promise.all(answers);
    expect(watched.leaks).toEqual([]);
    expect(watched.asked()).toBeGreaterThan(10);
  },
);

test('the check detects a hidden card sent to the adviser', async () => {
  const state = fold({ header: header(), commands: [{ type: 'deal' }] });
  if (!state.ok || state.value.round.phase === 'ready') throw new Error('no such game');
  const own = viewFor(state.value, 1);
  const watched = watchedAdviser(() => state.value);
  await watched.advise(own);
  expect(watched.leaks).toEqual([]);
  const { hands } = state.value.round;
  await watched.advise({ ...own, round: { ...own.round, hands } } as unknown as PlayerView);
  const others = hands.filter((_, seat) => seat !== 1).flat();
  expect(watched.leaks.toSorted()).toEqual(others.toSorted());
});

test('the check detects a hidden card or the deal seed in a message', () => {
  const state = fold({ header: header(), commands: [{ type: 'deal' }] });
  if (!state.ok || state.value.round.phase === 'ready') throw new Error('no such game');
  const { dealSeed } = state.value.header;
  const own = viewFor(state.value, 1);
  const ask = (request: object): ToWorker<MoveRequest> => ({
    kind: 'ask',
    id: 1,
    request: { level: 'hard', aiSeed: '', view: own, ...request },
  });
  expect(leaksOf(ask({}), state.value)).toEqual([]);
  const spied = { ...own, round: { ...own.round, hands: state.value.round.hands } };
  const others = state.value.round.hands.filter((_, seat) => seat !== 1).flat();
  expect(leaksOf(ask({ view: spied }), state.value).toSorted()).toEqual(others.toSorted());
  expect(leaksOf(ask({ aiSeed: dealSeed }), state.value)).toEqual([dealSeed]);
});
