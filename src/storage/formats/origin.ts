import * as v from 'valibot';
import { isDay } from '@/store/day.ts';

/** Longer than any link to a game, in characters. */
const MAX_LINK = 20_100;

/** The shape of a game's origin; see `Origin` in the port of saves. */
export const Origin = v.variant('kind', [
  v.strictObject({
    kind: v.literal('daily'),
    date: v.pipe(v.string(), v.check(isDay)),
    rated: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('deal'), link: v.pipe(v.string(), v.maxLength(MAX_LINK)) }),
]);
