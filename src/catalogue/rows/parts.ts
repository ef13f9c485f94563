import {
  type Formula,
  type NameableTrump,
  type ScheduleRule,
  type ScorePart,
  presetRules,
} from '@/engine/index.ts';
import type { TableRules } from '../tradition.ts';

const { players: _, ...classic } = presetRules('bugger-your-neighbor');

/**
 * What most traditions share: a card turned up for trump, bids in turn with the hook, 10 + bid or
 * nothing. Its hands, from 10 to 1 and back, are too large for more than five players: where a row has
 * more, it needs a schedule of its own.
 */
export const COMMON_RULES: TableRules = classic;

const schedule = (
  shape: ScheduleRule['shape'],
  high: ScheduleRule['high'],
  turns: ScheduleRule['turns'] = 1,
): ScheduleRule => ({ shape, low: 1, high, turns });

/** Hands from the largest to 1 and back. */
export const downUp = (high: ScheduleRule['high'], turns?: ScheduleRule['turns']): ScheduleRule =>
  schedule('down-up', high, turns);

/** Hands from 1 to the largest and back. */
export const upDown = (high: ScheduleRule['high'], turns?: ScheduleRule['turns']): ScheduleRule =>
  schedule('up-down', high, turns);

/** Hands from the largest to 1. */
export const down = (high: ScheduleRule['high']): ScheduleRule => schedule('down', high);

/** Hands from 1 to the largest. */
export const up = (high: ScheduleRule['high']): ScheduleRule => schedule('up', high);

/** The same number of cards in every round, until somebody reaches the target. */
export const constantTo = (
  cards: number,
  points: number,
): Pick<TableRules, 'schedule' | 'end'> => ({
  schedule: { shape: 'constant', low: cards, high: cards, turns: 1 },
  end: { kind: 'target', points },
});

/** A trump for each round, in this order. */
export const trumps = (order: readonly NameableTrump[]): Pick<TableRules, 'trump'> => ({
  trump: { kind: 'list', order },
});

/** A scoring with the parts for made and missed bids. */
export const pays = (
  made: ScorePart,
  missed: ScorePart,
  zero: Formula['zero'] = null,
): Formula => ({ kind: 'formula', made, missed, zero, streak: null, wins: 'high' });
