// Rules as the first version of links packed them.
import { BIDDINGS, type High, SIDES, SIGHTS, TRUMP_LEADS } from '@/engine/index.ts';
import { type Packing, flag, nullable, oneOf, struct, uint } from './packing.ts';
import {
  type RequiredRules,
  type ScheduleBasics,
  endWith,
  formulaWith,
  fromStreak,
  part,
  points,
  scoringWith,
  shape,
  trumpBasics,
} from './rules-pack-parts.ts';

const high: Packing<High> = {
  write: (to, value) =>
    to.uint(value === 'fit' ? 0 : value === 'fit-1' ? 31 : (value as number), 5),
  read(from) {
    const value = from.uint(5);
    return value === 0 ? 'fit' : value === 31 ? 'fit-1' : value;
  },
};

const formula = formulaWith(part, fromStreak);
const end = endWith(points);
/** Never change this: links of this version are in use. */
export const rulesV1 = struct<RequiredRules>({
  players: uint(3, 3),
  sides: oneOf(SIDES, 1),
  schedule: struct<ScheduleBasics>({
    shape,
    low: uint(5),
    high,
    turns: uint(7),
  }),
  trump: trumpBasics,
  bidding: oneOf(BIDDINGS, 1),
  hook: flag,
  zeroLimit: nullable(uint(4)),
  sight: oneOf(SIGHTS, 1),
  trumpLead: oneOf(TRUMP_LEADS, 1),
  scoring: scoringWith(formula),
  end,
});
