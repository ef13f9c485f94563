// Verifies answers by rollouts that advice has no part in: see tools/lib/rollouts.ts.
import { chooseMove } from '@/ai/heuristic/choose.ts';
import { type Family, familyOf } from '@/ai/net/loaded-nets.ts';
import type { NetPlayer } from '@/ai/net/net-player.ts';
import {
  type Command,
  type GameRecord,
  type RandomSource,
  allowed,
  isSameCommand,
} from '@/engine/index.ts';
import type { Subject } from '@/store/exercise.ts';
import { viewOf } from './proof.ts';
import { type Lead, type Policy, compared } from '../lib/rollouts.ts';

/** How far the answer must be ahead, in standard points and standard errors. */
const LEAD = { points: 1, errors: 5 };
/** Further below, no number of rollouts is likely to help. */
const HOPELESS = { points: 0.6, errors: 2 };

const EFFORT = { least: 80, most: 1200 };

/** The person's seat. */
const SEAT = 0;

const isAhead = (lead: Lead['total'], { points, errors }: typeof LEAD): boolean =>
  lead.mean >= points && lead.mean >= errors * lead.error;

/** Own points must be ahead, too, unless the own bid is decided or counts for the side. */
const isAheadAlone = (subject: Subject, { own }: Lead): boolean =>
  subject === 'spoil' || subject === 'nil' || own.mean >= LEAD.points;

/** The players of the rollouts: expert, whose rollouts are the quicker ones, and hard. */
export const policies = (nets: (family: Family) => NetPlayer): readonly Policy[] => [
  (view, rng) => nets(familyOf(view.rules)).choose(view, rng, 'points'),
  (view, rng) => chooseMove(view, 'hard', rng),
];

/** Whether the answer beats every other choice among all these players. */
export function isVerified(
  subject: Subject,
  record: GameRecord,
  right: readonly Command[],
  players: readonly Policy[],
  rng: RandomSource,
): boolean {
  const [first] = right;
  const wrong = allowed(viewOf(record).choices).filter(
    (choice) => !right.some((each) => isSameCommand(each, choice)),
  );
  if (first === undefined || wrong.length === 0) return false;
  const holds = (leads: readonly Lead[]): boolean =>
    leads.every((lead) => isAhead(lead.total, LEAD) && isAheadAlone(subject, lead));
  const fails = (leads: readonly Lead[]): boolean =>
    leads.some((lead) => !isAhead(lead.total, HOPELESS));
  return players.every((policy) => {
    const { leads } = compared(
      { record, seat: SEAT, right: first, wrong },
      policy,
      EFFORT,
      rng,
      (each) => holds(each) || fails(each),
    );
    return holds(leads);
  });
}
