import { describe, expect, it } from 'vitest';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { HIDDEN } from '@/ai/net/weights.ts';
import { openCore, shapeOf } from '../../../tools/training/core.ts';
import type { RoundSetup } from '../../../tools/training/curriculum.ts';
import { Learner } from '../../../tools/training/learner.ts';
import { drawNewInputSetup } from '../../../tools/training/rule-setups.ts';

const SCHEDULE = { rate: 0.004, bidExploration: 0.1, cardExploration: 0.02, outcomeWeight: 0.8 };

it.each<Family>(['solo', 'sides'])(
  'learns from rounds of %s, deterministically for a seed',
  (family) => {
    const train = () => {
      const learner = new Learner(5, family);
      learner.setNets(Learner.newNets(1, family));
      const statistics = learner.train(6, SCHEDULE);
      return { figures: statistics, nets: learner.nets() };
    };
    const one = train();
    expect(one.figures.rounds).toBe(300);
    expect(one.figures.made).toBeGreaterThan(0);
    expect(one.figures.made).toBeLessThan(1);
    const before = Learner.newNets(1, family);
    expect(one.nets.play).not.toEqual(before.play);
    expect(one.nets.bid).not.toEqual(before.bid);
    expect(train()).toEqual(one);
  },
);

it('makes more of its bids after more training', () => {
  const learner = new Learner(5, 'solo');
  learner.setNets(Learner.newNets(1, 'solo'));
  const { made } = learner.train(8, SCHEDULE);
  learner.train(30, SCHEDULE);
  expect(learner.train(8, SCHEDULE).made).toBeGreaterThan(made + 0.05);
});

// New nets make more of their bids only when they have learned what partners bid, after some 200 setups.
it('tells partners’ results better after more training', () => {
  const learner = new Learner(5, 'sides');
  learner.setNets(Learner.newNets(1, 'sides'));
  const { loss } = learner.train(8, SCHEDULE);
  learner.train(30, SCHEDULE);
  expect(learner.train(8, SCHEDULE).loss).toBeLessThan(loss - 0.1);
});

it('trains only the net of bids on request, and plays the cards of the other one', () => {
  const before = Learner.newNets(1, 'sides');
  const train = () => {
    const learner = new Learner(5, 'sides');
    learner.setNets(before);
    learner.learnOnlyBids();
    learner.train(6, SCHEDULE);
    return learner.nets();
  };
  const nets = train();
  expect(nets.play).toEqual(before.play);
  expect(nets.bid).not.toEqual(before.bid);
  expect(train()).toEqual(nets);
});

/** The first-layer weights of the inputs from `from` up to, not including, `to`. */
const rowsOf = (net: Float32Array, from: number, to: number) =>
  net.subarray(from * HIDDEN, to * HIDDEN);

describe('nets widened by new inputs', () => {
  const { playInputs, bidInputs, playSize, bidSize } = shapeOf(openCore(), 'solo');
  // Any cut works, as long as the inputs of the trained rounds are among the new ones.
  const before = { play: playInputs - 12, bid: bidInputs - 150 };
  const old = Learner.newNets(1, 'solo');
  /** The net with only its first `kept` inputs. */
  const narrow = (net: Float32Array, inputs: number, kept: number) =>
    Float32Array.from([...rowsOf(net, 0, kept), ...net.subarray(inputs * HIDDEN)]);
  const nets = {
    play: narrow(old.play, playInputs, before.play),
    bid: narrow(old.bid, bidInputs, before.bid),
  };

  it('give the new inputs zero weight at first', () => {
    const { play, bid } = Learner.widened(nets, before, 'solo');
    expect([play.length, bid.length]).toEqual([playSize, bidSize]);
    expect(rowsOf(play, before.play, playInputs).every((weight) => weight === 0)).toBe(true);
    expect(narrow(play, playInputs, before.play)).toEqual(nets.play);
    expect(narrow(bid, bidInputs, before.bid)).toEqual(nets.bid);
  });

  it('keep the old weights bit for bit through training', () => {
    const learner = new Learner(5, 'solo');
    learner.setNets(Learner.widened(nets, before, 'solo'));
    learner.freeze(before);
    learner.train(6, SCHEDULE);
    const { play, bid } = learner.nets();
    expect(narrow(play, playInputs, before.play)).toEqual(nets.play);
    expect(narrow(bid, bidInputs, before.bid)).toEqual(nets.bid);
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
