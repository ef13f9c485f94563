import { describe, expect, it, vi } from 'vitest';
import { type Advice, allowed, cards, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { type AnalysisPorts } from '@/store/analysis/analysis.ts';
import { branchesAt, ends } from '@/store/analysis/analysis-tree.ts';
import { SEED, START, bench, bid } from '../../support/store/analysis-bench.ts';

it('shows the view of the seat, and takes its decisions from the table', () => {
  const { analysis } = bench();
  const { store, decide } = analysis.stage;
  expect(store.getState().view).toMatchObject({ seat: 0, toAct: [0] });
  decide({ type: 'bid', seat: 0, bid: 1 });
  expect(store.getState()).toMatchObject({
    view: { toAct: [1], round: { bids: [1, null, null, null] } },
    cue: { type: 'bidMade', seat: 0, bid: 1 },
  });
});

it('goes back and on, and keeps what was tried as branches', () => {
  const { analysis } = bench();
  analysis.add(bid(0, 1));
  analysis.add(bid(1, 0));
  analysis.toStart();
  analysis.add(bid(0, 2));
  const { tree } = analysis.store.getState();
  expect(branchesAt(tree, 0)).toHaveLength(2);
  expect(ends(tree)).toHaveLength(2);
  analysis.back();
  analysis.forward();
  expect(analysis.position().moves).toEqual([bid(0, 1)]);
  analysis.toEnd();
  expect(analysis.position().moves).toEqual([bid(0, 1), bid(1, 0)]);
  // A move that was tried already is found again.
  analysis.toStart();
  analysis.add(bid(0, 2));
  expect(analysis.store.getState().tree).toHaveLength(tree.length);
});

it('refuses an illegal move, and stays at the same move', () => {
  const { analysis } = bench();
  expect(analysis.add(bid(2, 1))).toMatchObject({
    ok: false,
    error: { kind: 'move', rejection: { kind: 'not-your-turn' } },
  });
  expect(analysis.position().moves).toEqual([]);
});

it('begins at the last move of a position, after all the moves that led to it', () => {
  const { analysis } = bench({ moves: [bid(0, 1), bid(1, 1)] });
  expect(analysis.view().toAct).toEqual([2]);
  analysis.back();
  expect(analysis.view().toAct).toEqual([1]);
});

it('keeps the advice given before the levels were changed', async () => {
  const advice = { about: 'bid', seat: 0, options: [] } as unknown as Advice;
  const advise = () => Promise.resolve(advice);
  const { analysis } = bench({}, { advisers: { getReady: () => undefined, advise } });
  await analysis.advisers.advise(analysis.view(), () => undefined, new AbortController().signal);
  expect(analysis.adviceAt(0)).toBe(advice);
  analysis.add(bid(0, 1));
  analysis.setLevel('master');
  expect(analysis.adviceAt(0)).toBe(advice);
  expect(analysis.adviceAt(1)).toBeNull();
});

it('keeps the advice that had come when the player moved on, and asks again for the rest', async () => {
  const soFar = { about: 'bid', seat: 0, options: [] } as unknown as Advice;
  const advise = vi.fn<AnalysisPorts['advisers']['advise']>((_view, onProgress) => {
    onProgress(soFar);
    return Promise.resolve(null);
  });
  const { analysis } = bench({}, { advisers: { getReady: () => undefined, advise } });
  const changed = vi.fn<() => void>();
  analysis.store.subscribe(changed);
  const ask = () =>
    analysis.advisers.advise(analysis.view(), () => undefined, new AbortController().signal);
  await ask();
  expect(analysis.adviceAt(0)).toBe(soFar);
  expect(changed).toHaveBeenCalledOnce();
  expect(await ask()).toBeNull();
  expect(advise).toHaveBeenCalledTimes(2);
});

it('gives advice from the view alone: hidden cards dealt otherwise change nothing', async () => {
  const seeds = [SEED, '00000000000000000000000000000def'];
  const views = await Promise.all(
    seeds.map(async (seed) => {
      const { analysis, advise } = bench({}, { seed: () => seed });
      analysis.add(bid(0, 1));
      analysis.toStart();
      await analysis.advisers.advise(
        analysis.view(),
        () => undefined,
        new AbortController().signal,
      );
      return advise.mock.calls[0]?.[0];
    }),
  );
  expect(views[0]).toEqual(views[1]);
  expect(views[0]).toMatchObject({
    round: {
      hands: [{ kind: 'seen' }, { kind: 'hidden' }, { kind: 'hidden' }, { kind: 'hidden' }],
    },
  });
});

it('sits at another seat only where its hand is known', () => {
  const { analysis } = bench();
  expect(analysis.sitAt(1).ok).toBe(false);
  const open = bench({ hands: [...START.hands.slice(0, 1), cards('2H 3H 4H'), [], []] });
  expect(open.analysis.sitAt(1).ok).toBe(true);
  expect(open.analysis.view()).toMatchObject({ seat: 1 });
});

it('forgets bids whose number is not known, so that they can be made', () => {
  const rules = { ...START.rules, bidding: 'sealed' as const };
  const { analysis } = bench({ rules, moves: [{ type: 'sealed', seat: 2 }] });
  expect(analysis.view().toAct).toEqual([0, 1, 2, 3]);
});

it('names the unseen card of a forehead round when it turns out', () => {
  const rules = presetRules('bugger-your-neighbor', 4);
  const { analysis } = bench({
    rules: { ...rules, sight: 'forehead' },
    index: 9,
    hands: [[], cards('2H'), cards('3H'), cards('4H')],
    moves: [bid(0, 0), bid(1, 0), bid(2, 0), bid(3, 0)],
  });
  const { state } = analysis.current();
  expect(allowed(viewFor(state, 0).choices)).toEqual([{ type: 'play', seat: 0, card: 'unseen' }]);
  analysis.stage.decide({ type: 'play', seat: 0, card: 'unseen' });
  expect(toAct(analysis.current().state)).toEqual([0]);
  expect(analysis.add({ type: 'play', seat: 0, card: 'AH' }).ok).toBe(true);
  expect(toAct(analysis.current().state)).toEqual([1]);
});

it('takes no seat whose cards are known only from the line on the table, and keeps the line', async () => {
  const { analysis } = bench();
  await analysis.playOn();
  const end = analysis.store.getState();
  // At the end every card is known, but earlier nodes of the tree know only the viewer's hand.
  expect([0, 1, 2, 3].filter(analysis.canSitAt)).toEqual([0]);
  expect(analysis.sitAt(2)).toMatchObject({ ok: false, error: { kind: 'hand-size', seat: 2 } });
  expect(analysis.store.getState()).toBe(end);
  analysis.back();
  expect(analysis.view().seat).toBe(0);
});

it('goes all the way back from another seat whose hand is known', async () => {
  const { analysis } = bench({ hands: [...START.hands.slice(0, 1), cards('2H 3H 4H'), [], []] });
  await analysis.playOn();
  analysis.sitAt(1);
  const { length } = analysis.position().moves;
  for (let move = 0; move < length; move++) analysis.back();
  expect(analysis.position().moves).toEqual([]);
  expect(analysis.view()).toMatchObject({ seat: 1 });
});

it('tells what other seats with unknown cards did', () => {
  const { analysis } = bench({ moves: [bid(0, 1), bid(1, 1), bid(2, 0), bid(3, 0)] });
  const { store } = analysis.stage;
  analysis.add({ type: 'play', seat: 0, card: 'KH' });
  for (const [seat, card] of [
    [1, '3H'],
    [2, '5C'],
    [3, '6H'],
  ] as const) {
    analysis.add({ type: 'play', seat, card });
    expect(store.getState().cue).toMatchObject({ type: 'cardPlayed', seat, card });
  }
  analysis.back();
  expect(store.getState().cue).toBeNull();
  analysis.forward();
  expect(store.getState().cue).toMatchObject({ type: 'cardPlayed', seat: 3, card: '6H' });
});

it('keeps sealed bids sealed in its texts', () => {
  const { analysis } = bench({ rules: { ...START.rules, bidding: 'sealed' } });
  analysis.add(bid(1, 2));
  expect(analysis.stage.store.getState().cue).toMatchObject({
    type: 'bidMade',
    seat: 1,
    bid: null,
  });
});

describe('before a decision on blind nil, while the viewer has not seen the cards', () => {
  const blind = () =>
    bench({
      rules: presetRules('spades'),
      index: 0,
      turned: null,
      hands: [[], [], [], []],
      totals: [0, 200],
    });

  it('asks for the decision, and refuses it as long as the hand is not known', () => {
    const { analysis } = blind();
    expect(analysis.view()).toMatchObject({ toAct: [0], round: { phase: 'declare' } });
    analysis.stage.decide({ type: 'declare', seat: 0, blindNil: false });
    expect(analysis.store.getState()).toMatchObject({
      at: 0,
      refused: { kind: 'hand-size', seat: 0, expected: 13, found: 0 },
    });
    analysis.dismiss();
    expect(analysis.store.getState().refused).toBeNull();
  });

  it('does not play on with a made-up hand', async () => {
    const { analysis } = blind();
    await analysis.playOn();
    expect(analysis.store.getState()).toMatchObject({
      at: 0,
      playsOn: 'no',
      refused: { kind: 'hand-size', found: 0 },
    });
  });
});
