import { expect, it, vi } from 'vitest';
import { cards, roundSizes } from '@/engine/index.ts';
import { possibleCards } from '@/engine/position/index.ts';
import { type AnalysisPorts } from '@/store/analysis/analysis.ts';
import type { MoveRequest } from '@/store/ports/opponents.ts';
import { START, quick, bench, bid } from '../../support/store/analysis-bench.ts';

it('plays on to the end: each by its level, the viewer by the expert, and each from its own view', async () => {
  const asked: MoveRequest[] = [];
  const { analysis } = bench(
    {},
    {
      choose: (request) => {
        asked.push(request);
        return quick(request);
      },
    },
  );
  await analysis.playOn();
  expect(analysis.view().round.phase).toBe('scored');
  const levels = new Map(asked.map(({ view, level }) => [view.seat, level]));
  expect([0, 1, 2, 3].map((seat) => levels.get(seat))).toEqual([
    'expert',
    'easy',
    'medium',
    'hard',
  ]);
  for (const { view } of asked) {
    const { round } = view;
    if (round.phase === 'ready') throw new Error('no round');
    expect(round.hands.filter(({ kind }) => kind === 'seen')).toHaveLength(1);
    expect(round.hands[view.seat]).toMatchObject({ kind: 'seen' });
  }
  const { tree, at } = analysis.store.getState();
  expect(tree[at]?.isSampled).toBe(true);
});

it('plays on with another level for all opponents', async () => {
  const choose = vi.fn<AnalysisPorts['choose']>(quick);
  const { analysis } = bench({}, { choose });
  analysis.setLevel('master');
  await analysis.playOn();
  const levels = new Set(choose.mock.calls.map(([{ view, level }]) => view.seat !== 0 && level));
  expect(levels).toEqual(new Set([false, 'master']));
});

it('says that it could not play on, and stops when asked to', async () => {
  const failing = bench({}, { choose: () => Promise.reject(new Error('no thread')) });
  await failing.analysis.playOn();
  expect(failing.analysis.store.getState().playsOn).toBe('failed');
  const { analysis } = bench({}, { choose: () => new Promise(() => undefined) });
  void analysis.playOn();
  expect(analysis.store.getState().playsOn).toBe('yes');
  analysis.stop();
  expect(analysis.store.getState()).toMatchObject({ playsOn: 'no', at: 0 });
});

it('marks a branch off a line with random cards like the line', async () => {
  const { analysis } = bench({ moves: [bid(0, 1), bid(1, 1), bid(2, 0), bid(3, 0)] });
  await analysis.playOn();
  for (let back = 0; back < 3; back++) analysis.back();
  const { round } = analysis.view();
  const [seat = 0] = analysis.view().toAct;
  const played = round.phase === 'play' ? round.trick.cards : [];
  const other = possibleCards(analysis.position(), analysis.current()).find(
    (card) => !played.includes(card) && analysis.add({ type: 'play', seat, card }).ok,
  );
  expect(other).toBeDefined();
  const { tree, at } = analysis.store.getState();
  expect(tree[at]?.isSampled).toBe(true);
  expect(at).toBe(tree.length - 1);
});

it('ends the game after the last round even if the earlier rounds are unknown', async () => {
  const last = roundSizes(START.rules).length - 1;
  const size = roundSizes(START.rules)[last] ?? 0;
  const hand = cards('AS KH 4D 5D 6D 7D 8D 9D TD JD').slice(0, size);
  const { analysis } = bench({ index: last, hands: [hand, [], [], []], totals: [1, 2, 3, 4] });
  await analysis.playOn();
  expect(analysis.view().round.phase).toBe('over');
});

it('keeps playing on if the requested move through the tree does not exist', () => {
  const { analysis } = bench({}, { choose: () => new Promise(() => undefined) });
  void analysis.playOn();
  analysis.back();
  analysis.toStart();
  analysis.forward();
  analysis.toEnd();
  expect(analysis.store.getState().playsOn).toBe('yes');
});
