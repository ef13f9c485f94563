// One program for every thread, since what they need is nearly the same and it is kept for playing
// offline: a thread does what its name says. See src/platform/threads.ts.
import { adviseAndReview } from './adviser.ts';
import { playOpponents } from './opponents.ts';
import { sayThere } from './thread.ts';

if (self.name === 'opponents') playOpponents();
else adviseAndReview();
sayThere();
