import { test } from './shared-page.ts';
import { EVERY_OTHER, platesStay } from './steady.ts';

test.use({ keepsPage: true });

// Every size in one of the phases, with many players; `steady.soak.ts` has all of them.
platesStay('bid', 7, EVERY_OTHER(0));
platesStay('play', 8, EVERY_OTHER(1));
