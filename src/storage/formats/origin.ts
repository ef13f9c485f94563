import * as v from 'valibot';
import { isDay } from '@/store/day.ts';

/** Longer than any link to a game, in characters. */
const MAX_LINK = 20_100;

/** Longer than the id and the name of any tradition, and than the name of any rule set. */
const MAX_TITLE = 80;

const words = v.pipe(v.string(), v.maxLength(MAX_TITLE));

/** The shape of a game's title; see `GameTitle` in the port of saves. */
export const Title = v.variant('kind', [
  v.strictObject({ kind: v.literal('tradition'), id: words, name: words }),
  v.strictObject({ kind: v.literal('own'), name: words }),
]);

/** The shape of a game's origin; see `Origin` in the port of saves. */
export const Origin = v.variant('kind', [
  v.strictObject({
    kind: v.literal('daily'),
    date: v.pipe(v.string(), v.check(isDay)),
    rated: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('deal'), link: v.pipe(v.string(), v.maxLength(MAX_LINK)) }),
]);
