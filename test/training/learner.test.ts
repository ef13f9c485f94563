import { expect, it } from 'vitest';
import type { Family } from '@/ai/net/kept-nets.ts';
import { Learner } from './learner.ts';

const SCHEDULE = { rate: 0.004, bidTrials: 0.1, cardTrials: 0.02, trust: 0.8 };

it.each<Family>(['solo', 'sides'])('learns from rounds of %s, the same from a seed', (family) => {
  const study = () => {
    const learner = new Learner(5, family);
    learner.setNets(Learner.newNets(1, family));
    const figures = learner.study(6, SCHEDULE);
    return { figures, nets: learner.nets() };
  };
  const one = study();
  expect(one.figures.rounds).toBe(300);
  expect(one.figures.made).toBeGreaterThan(0);
  expect(one.figures.made).toBeLessThan(1);
  const before = Learner.newNets(1, family);
  expect(one.nets.play).not.toEqual(before.play);
  expect(one.nets.bid).not.toEqual(before.bid);
  expect(study()).toEqual(one);
});

it.each<Family>(['solo', 'sides'])(
  'makes more of its bids of %s the more it has seen',
  (family) => {
    const learner = new Learner(5, family);
    learner.setNets(Learner.newNets(1, family));
    const { made } = learner.study(8, SCHEDULE);
    learner.study(60, SCHEDULE);
    expect(learner.study(8, SCHEDULE).made).toBeGreaterThan(made + 0.05);
  },
);
