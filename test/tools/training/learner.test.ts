import { describe, expect, it } from 'vitest';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { HIDDEN } from '@/ai/net/weights.ts';
import { openCore, shapeOf } from '../../../tools/training/core.ts';
import type { RoundSetup } from '../../../tools/training/curriculum.ts';
import { Learner } from '../../../tools/training/learner.ts';
import { drawNewInputSetup } from '../../../tools/training/rule-setups.ts';

const SCHEDULE = { rate: 0.004, bidExploration: 0.1, cardExploration: 0.02, outcomeWeight: 0.8 };

const NEW_NETS = { solo: Learner.newNets(1, 'solo'), sides: Learner.newNets(1, 'sides') };

/** Whether two nets, or parts of them, are the same bit for bit; `toEqual` is slow for so many weights. */
const isSame = (one: Float32Array, other: Float32Array): boolean =>
  bytesOf(one).equals(bytesOf(other));
const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

it.each<Family>(['solo', 'sides'])(
  'learns from rounds of %s, deterministically for a seed',
  (family) => {
    const before = NEW_NETS[family];
    const train = () => {
      const learner = new Learner(5, family);
      learner.setNets(before);
      const statistics = learner.train(3, SCHEDULE);
      return { figures: statistics, nets: learner.nets() };
    };
    const one = train();
    expect(one.figures.rounds).toBe(150);
    expect(one.figures.made).toBeGreaterThan(0);
    expect(one.figures.made).toBeLessThan(1);
    expect(isSame(one.nets.play, before.play)).toBe(false);
    expect(isSame(one.nets.bid, before.bid)).toBe(false);
    const again = train();
    expect(again.figures).toEqual(one.figures);
    expect(isSame(again.nets.play, one.nets.play)).toBe(true);
    expect(isSame(again.nets.bid, one.nets.bid)).toBe(true);
  },
);

it('makes more of its bids after more training', () => {
  const learner = new Learner(5, 'solo');
  learner.setNets(NEW_NETS.solo);
  const { made } = learner.train(6, SCHEDULE);
  learner.train(16, SCHEDULE);
  const later = learner.train(6, SCHEDULE).made;
  expect(later).toBeGreaterThan(made + 0.05);
});

// New nets make more of their bids only when they have learned what partners bid, after some 200 setups. The loss of
// eight of them varies by 0.04 (standard deviation), so more are averaged.
it('tells partners’ results better after more training', () => {
  const learner = new Learner(5, 'sides');
  learner.setNets(NEW_NETS.sides);
  const { loss } = learner.train(16, SCHEDULE);
  learner.train(16, SCHEDULE);
  expect(learner.train(24, SCHEDULE).loss).toBeLessThan(loss - 0.05);
});

it('trains only the net of bids on request, and plays the cards of the other one', () => {
  const before = NEW_NETS.sides;
  const train = () => {
    const learner = new Learner(5, 'sides');
    learner.setNets(before);
    learner.learnOnlyBids();
    learner.train(3, SCHEDULE);
    return learner.nets();
  };
  const nets = train();
  expect(isSame(nets.play, before.play)).toBe(true);
  expect(isSame(nets.bid, before.bid)).toBe(false);
  expect(isSame(train().bid, nets.bid)).toBe(true);
});

/** The first-layer weights of the inputs from `from` up to, not including, `to`. */
const rowsOf = (net: Float32Array, from: number, to: number) =>
  net.subarray(from * HIDDEN, to * HIDDEN);

describe('nets widened by new inputs', () => {
  const { playInputs, bidInputs, playSize, bidSize } = shapeOf(openCore(), 'solo');
  // Any cut works, as long as the inputs of the trained rounds are among the new ones.
  const before = { play: playInputs - 12, bid: bidInputs - 150 };
  const old = NEW_NETS.solo;
  /** The net with only its first `kept` inputs. */
  const narrow = (net: Float32Array, inputs: number, kept: number) => {
    const [rows, rest] = [rowsOf(net, 0, kept), net.subarray(inputs * HIDDEN)];
    const narrowed = new Float32Array(rows.length + rest.length);
    narrowed.set(rows);
    narrowed.set(rest, rows.length);
    return narrowed;
  };
  const nets = {
    play: narrow(old.play, playInputs, before.play),
    bid: narrow(old.bid, bidInputs, before.bid),
  };

  it('give the new inputs zero weight at first', () => {
    const { play, bid } = Learner.widened(nets, before, 'solo');
    expect([play.length, bid.length]).toEqual([playSize, bidSize]);
    expect(rowsOf(play, before.play, playInputs).every((weight) => weight === 0)).toBe(true);
    expect(isSame(narrow(play, playInputs, before.play), nets.play)).toBe(true);
    expect(isSame(narrow(bid, bidInputs, before.bid), nets.bid)).toBe(true);
  });

  it('keep the old weights bit for bit through training', () => {
    const learner = new Learner(5, 'solo');
    learner.setNets(Learner.widened(nets, before, 'solo'));
    learner.freeze(before);
    learner.train(3, SCHEDULE);
    const { play, bid } = learner.nets();
    expect(isSame(narrow(play, playInputs, before.play), nets.play)).toBe(true);
    expect(isSame(narrow(bid, bidInputs, before.bid), nets.bid)).toBe(true);
    expect(rowsOf(play, before.play, playInputs).some((weight) => weight !== 0)).toBe(true);
    expect(rowsOf(bid, before.bid, bidInputs).some((weight) => weight !== 0)).toBe(true);
  });
});

it('training of new inputs uses only rounds that need them', () => {
  let state = 1;
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const setups = Array.from({ length: 40 }, () => drawNewInputSetup(draw));
  const needsThem = ({ players, options }: RoundSetup): boolean =>
    players === 2 ||
    players === 8 ||
    options.trumpLast ||
    options.dealersLast ||
    (['deck', 'jokers', 'duty', 'firstLead'] as const).some((key) => options[key] !== undefined);
  expect(setups.every(needsThem)).toBe(true);
  expect(setups.some(({ options }) => options.jokers !== undefined)).toBe(true);
  expect(setups.some(({ options }) => options.duty !== undefined)).toBe(true);
});
