import { platesStay } from './steady.ts';

// Every number of players in one phase; `steady.soak.ts` has both.
platesStay('bid', 4);
platesStay('bid', 7);
platesStay('play', 2);
platesStay('play', 5);
platesStay('play', 8);
