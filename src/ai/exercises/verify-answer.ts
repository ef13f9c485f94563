// Verifies answers by rollouts that are independent of advice: see rollouts.ts.
import { chooseMove } from '../heuristic/choose-move.ts';
import { SKILLS } from '../heuristic/levels.ts';
import { type Family, familyOf } from '../net/loaded-nets.ts';
import type { NetPlayer } from '../net/net-player.ts';
import {
  type Command,
  type GameRecord,
  type RandomSource,
  allowed,
  isSameCommand,
} from '../../engine/index.ts';
import type { Subject } from '../../engine/exercise/index.ts';
import { viewOf } from './proof-criteria.ts';
import type { Steps } from '../steps.ts';
import { type Effort, type Lead, type Policy, rolloutSteps } from './rollouts.ts';

/** The lead that the answer needs, in standard points and standard errors, and when the rollouts end. */
export interface VerificationSettings {
  readonly lead: { readonly points: number; readonly errors: number };
  /** Below this lead, more rollouts are unlikely to help. */
  readonly hopeless: { readonly points: number; readonly errors: number };
  readonly effort: Effort;
}

/** For exercises that come with the game. */
export const THOROUGH: VerificationSettings = {
  lead: { points: 1, errors: 5 },
  hopeless: { points: 0.6, errors: 2 },
  effort: { min: 80, max: 1200 },
};

/** For positions made on the device: enough to notice answers that are right only among experts. */
export const BRIEF: VerificationSettings = {
  lead: { points: 0.8, errors: 3 },
  hopeless: { points: 0.4, errors: 1 },
  effort: { min: 40, max: 320, settled: { points: 2, errors: 6 } },
};

/** The seat of the player who solves the position. */
const SEAT = 0;

const isAhead = (lead: Lead['total'], { points, errors }: VerificationSettings['lead']): boolean =>
  lead.mean >= points && lead.mean >= errors * lead.error;

/** Whether the answer leads in the player's own points; not asked where their bid is decided or counts for the side. */
const isAheadAlone = (
  subject: Subject,
  { own }: Lead,
  { points }: VerificationSettings['lead'],
): boolean => subject === 'spoil' || subject === 'nil' || own.mean >= points;

/** Plays like an expert without search. */
export const expertPolicy =
  (nets: (family: Family) => NetPlayer): Policy =>
  (view, rng) =>
    nets(familyOf(view.rules)).choose(view, rng, 'points');

/** Rollouts make too many decisions to look three tricks ahead in each. */
const ROLLOUT_SKILL = { ...SKILLS.hard, lookahead: 2 };

/** Plays as _hard_, except that it looks ahead from three cards in hand, not from four. */
export const hardPolicy: Policy = (view, rng) => chooseMove(view, 'hard', rng, ROLLOUT_SKILL);

/** An answer to verify. */
export interface Answer {
  readonly subject: Subject;
  /** Ends at the player's decision. */
  readonly record: GameRecord;
  /** The best command and all equivalent ones. */
  readonly right: readonly Command[];
}

/** Whether the answer beats every other choice among players of this kind. */
export function* verificationSteps(
  { subject, record, right }: Answer,
  policy: Policy,
  { lead: needed, hopeless, effort }: VerificationSettings,
  rng: RandomSource,
): Steps<boolean> {
  const [first] = right;
  const wrong = allowed(viewOf(record).choices).filter(
    (choice) => !right.some((each) => isSameCommand(each, choice)),
  );
  if (first === undefined || wrong.length === 0) return false;
  const holds = (leads: readonly Lead[]): boolean =>
    leads.every((lead) => isAhead(lead.total, needed) && isAheadAlone(subject, lead, needed));
  const fails = (leads: readonly Lead[]): boolean =>
    leads.some((lead) => !isAhead(lead.total, hopeless));
  const { leads } = yield* rolloutSteps(
    { record, seat: SEAT, right: first, wrong },
    policy,
    effort,
    rng,
    (each) => holds(each) || fails(each),
  );
  return holds(leads);
}
