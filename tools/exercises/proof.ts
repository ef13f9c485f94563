import type { Adviser } from '@/ai/advice/adviser.ts';
import { ADVICE_DETERMINIZATIONS } from '@/ai/advice/anytime-advice.ts';
import {
  type Advice,
  type Command,
  type GameRecord,
  type GameState,
  type PlayerView,
  type Seed,
  fold,
  isAsGood,
  viewFor,
  isSameCommand,
} from '@/engine/index.ts';
import { type Subject } from '@/store/exercise.ts';
import { advised } from '../lib/adviser.ts';
import { CONDITIONS, positionOf } from './subjects.ts';

/**
 * How far the best choice is before every other, in points of the usual scoring and in standard
 * errors of the difference. A mistake in a review begins at half a point and 2.5 errors; what is to
 * be learned is three times that, and more than twice, so that neither chance nor better nets overturn it.
 */
export const MARGIN = { points: 1.5, errors: 6 };

/** A chance of worlds that is not the one that hints have: what it says again is no accident. */
export const SECOND_SEED: Seed = '73656520697420616761696e20706c73';

/** The person's seat. */
const SEAT = 0;

export function stateOf(record: GameRecord): GameState {
  const state = fold(record);
  if (!state.ok) throw new Error(`no such position: ${JSON.stringify(state.error)}`);
  return state.value;
}

export const viewOf = (record: GameRecord): PlayerView => viewFor(stateOf(record), SEAT);

/** The choices that are best: those that cost nothing, being the same card for card. */
export const rightOf = ({ options }: Advice): Command[] =>
  options.filter(({ cost }) => cost === 0).map(({ command }) => command);

/** Whether all choices but the best are worse by at least that much. */
export const isClear = ({ options, unit }: Advice, margin: typeof MARGIN): boolean =>
  options.length > 1 &&
  options.every(
    ({ cost, costError }) =>
      cost === 0 || (cost >= margin.points * unit && cost >= margin.errors * costError),
  ) &&
  options.some(({ cost }) => cost > 0);

/** The same position under rules without the hook. */
const withoutHook = ({ header, commands }: GameRecord): GameRecord => ({
  header: { ...header, rules: { ...header.rules, hook: false } },
  commands,
});

/**
 * Whether the bid that the hook closes would be the best one without it; in fewer worlds than a
 * hint has, or as good as the best for all that can be known.
 */
function isHooked(adviser: Adviser, record: GameRecord, determinizations: number): boolean {
  const closed = viewOf(record).choices.find(({ refusal }) => refusal?.kind === 'hook');
  const free = advised(adviser, viewOf(withoutHook(record)), determinizations);
  const option = free?.options.find(
    ({ command }) => closed !== undefined && isSameCommand(command, closed.command),
  );
  if (free === null || option === undefined) return false;
  return determinizations < ADVICE_DETERMINIZATIONS ? isAsGood(free, option) : option.cost === 0;
}

/** Whether a position can be about a subject, before anybody is asked for advice. */
export function canBe(subject: Subject, record: GameRecord): boolean {
  const position = positionOf(viewOf(record));
  return position !== null && CONDITIONS[subject].position(position);
}

/** Below this chance a bid is as good as lost, and the best choice is about the others' bids. */
const HOPE = 0.25;

/** So likely the bid is where an exercise is made, that other worlds do not call it lost. */
export const GOOD_HOPE = 0.4;

/** Whether a position is about a subject, given the advice on it. */
export function isAbout(
  adviser: Adviser,
  subject: Subject,
  record: GameRecord,
  advice: Advice,
  hope = HOPE,
): boolean {
  const position = positionOf(viewOf(record));
  const best = advice.options[advice.best];
  if (position === null || best === undefined) return false;
  const { [subject]: conditions } = CONDITIONS;
  if (!conditions.position(position) || !conditions.best(position, best, advice)) return false;
  if (best.make < hope) return false;
  return subject !== 'hook' || isHooked(adviser, record, advice.worlds);
}
