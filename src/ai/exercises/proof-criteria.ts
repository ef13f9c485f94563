import { SOLO_DETERMINIZATIONS } from '../advice/determinizations.ts';
import {
  type Advice,
  type Command,
  type GameRecord,
  type PlayerView,
  type Seed,
  viewFor,
  isSameCommand,
  stateAfter,
} from '../../engine/index.ts';
import { isAsGood } from '../../engine/advice/index.ts';
import { type Subject } from '../../engine/exercise/index.ts';
import { type AnyAdviser, fullAdvice } from '../advice/full-advice.ts';
import { CONDITIONS, exercisePosition } from './subjects.ts';

/**
 * How far the best choice must be ahead of every other, in standard points and standard errors. For a review,
 * 0.5 points and 2.5 errors are costly; exercises need more, so that neither sampling error nor better nets
 * overturn them.
 */
export const MARGIN = { points: 1.2, errors: 5.5 };

/** Another seed than that of hints, to confirm a result. */
export const SECOND_SEED: Seed = '73656520697420616761696e20706c73';

/** The seat of the player who solves the position. */
const SEAT = 0;

/** What the player who solves the position sees. */
export const viewOf = (record: GameRecord): PlayerView => viewFor(stateAfter(record), SEAT);

/** The best choices: the equivalent ones that cost nothing. */
export const bestChoices = ({ options }: Advice): Command[] =>
  options.filter(({ cost }) => cost === 0).map(({ command }) => command);

/** Whether all other choices are worse by at least that margin. */
export const isClear = ({ options, pointScale }: Advice, margin: typeof MARGIN): boolean =>
  options.length > 1 &&
  options.every(
    ({ cost, costError }) =>
      cost === 0 || (cost >= margin.points * pointScale && cost >= margin.errors * costError),
  ) &&
  options.some(({ cost }) => cost > 0);

/** The same position under rules without the hook. */
const withoutHook = ({ header, commands }: GameRecord): GameRecord => ({
  header: { ...header, rules: { ...header.rules, hook: false } },
  commands,
});

/**
 * Whether the bid forbidden by the hook would be the best without it. With fewer determinizations than a hint uses, it
 * is enough if it would be as good as the best.
 */
function isHooked(adviser: AnyAdviser, record: GameRecord, determinizations: number): boolean {
  const closed = viewOf(record).choices.find(({ refusal }) => refusal?.kind === 'hook');
  const free = fullAdvice(adviser, viewOf(withoutHook(record)), determinizations);
  const option = free?.options.find(
    ({ command }) => closed !== undefined && isSameCommand(command, closed.command),
  );
  if (free === null || option === undefined) return false;
  return determinizations < SOLO_DETERMINIZATIONS ? isAsGood(free, option) : option.cost === 0;
}

/** Whether a position can be about a subject, before any advice. */
export function canBeAbout(subject: Subject, record: GameRecord): boolean {
  const position = exercisePosition(viewOf(record));
  return position !== null && CONDITIONS[subject].position(position);
}

/** Below this make probability a bid is lost, and the best choice is about others' bids. */
const LOST_PROBABILITY = 0.25;

/** Make probability required of a new exercise, so that other determinizations do not call the bid lost. */
export const MIN_MAKE_PROBABILITY = 0.3;

/** Subjects in which the player's own bid may be lost already, or is not made. */
const LOST_BID_SUBJECTS: ReadonlySet<Subject> = new Set(['spoil', 'nil']);

/**
 * Whether a position is about a subject, given the advice on it.
 * @param minMake the make probability below which the bid counts as lost
 */
export function isAbout(
  adviser: AnyAdviser,
  subject: Subject,
  record: GameRecord,
  advice: Advice,
  minMake = LOST_PROBABILITY,
): boolean {
  const position = exercisePosition(viewOf(record));
  const best = advice.options[advice.best];
  if (position === null || best === undefined) return false;
  const { [subject]: conditions } = CONDITIONS;
  if (!conditions.position(position) || !conditions.best(position, best, advice)) return false;
  if (best.make < minMake && !LOST_BID_SUBJECTS.has(subject)) return false;
  return subject !== 'hook' || isHooked(adviser, record, advice.determinizations);
}
