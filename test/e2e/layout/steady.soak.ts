import { STEADY_SIZES, platesStay } from './steady.ts';

for (const phase of ['bid', 'play'] as const)
  for (const players of [2, 3, 4, 5, 6, 7, 8]) platesStay(phase, players);

for (const preset of ['nomination-whist', 'spades'] as const)
  for (const phase of ['bid', 'play'] as const) platesStay(phase, 4, STEADY_SIZES, preset);
