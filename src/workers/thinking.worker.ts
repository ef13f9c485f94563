// One program for every thread: they share nearly all code, and it is cached for offline play. The thread's
// name selects its role, see src/platform/threads.ts.
import { adviseAndReview } from './adviser.ts';
import { playOpponents } from './opponents.ts';
import { reportAlive } from './thread.ts';

if (self.name === 'opponents') playOpponents();
else adviseAndReview();
reportAlive();
