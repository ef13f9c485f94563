import { type Day, dayOf } from '@/store/day.ts';

/** Today, in UTC as for the daily deals. */
export const today = (): Day => dayOf(Date.now());
