import { EVERY_OTHER, platesStay } from './steady.ts';

// Both phases at every size, with few and with many players; `steady.soak.ts` has all of them.
platesStay('bid', 3, EVERY_OTHER(0));
platesStay('bid', 7, EVERY_OTHER(1));
platesStay('play', 2, EVERY_OTHER(0));
platesStay('play', 8, EVERY_OTHER(1));
