// One script for every thread: they share nearly all code, which is cached for offline play. The thread's name
// selects its role; see src/platform/threads.ts.
import { adviseAndReview } from './adviser-thread.ts';
import { playOpponents } from './opponents-thread.ts';
import { reportAlive } from './thread.ts';

if (self.name === 'opponents') playOpponents();
else adviseAndReview();
reportAlive();
