import { expect, it } from 'vitest';
import { keyedSource } from '@/engine/index.ts';
import { AI_SEED } from '../../../tools/lib/games.ts';
import { addSample, emptySamples, fitLogistic } from '../../../tools/arena/fit/regression.ts';

it('recovers the weights that generated the data', () => {
  const rng = keyedSource(AI_SEED, [1]);
  const uniform = () => rng.below(1_000_000) / 1_000_000;
  const samples = emptySamples(3, 20_000);
  for (let each = 0; each < 20_000; each++) {
    const [x, y] = [4 * uniform() - 2, 4 * uniform() - 2];
    const yes = uniform() < 1 / (1 + Math.exp(-(0.5 + x - 2 * y)));
    addSample(samples, Float64Array.of(1, x, y), yes);
  }
  const { weights, loss } = fitLogistic(samples);
  for (const [at, weight] of [0.5, 1, -2].entries()) expect(weights[at]).toBeCloseTo(weight, 0.7);
  expect(loss).toBeLessThan(Math.log(2));
  addSample(samples, Float64Array.of(1, 0, 0), true);
  expect(samples.count).toBe(20_000);
});
