import { describeManyCards } from './many-bids.ts';
import { OWN } from '../support/scenes.ts';

for (const [cards, firstDealer] of [
  [23, 1],
  [26, OWN],
] as const)
  describeManyCards({ cards, firstDealer });
