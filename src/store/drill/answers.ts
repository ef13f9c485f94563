import type { Advice } from '@/engine/index.ts';
import type { PracticeTitle } from '../practice/practice-games.ts';

/** The chances that can be chosen, in percent. */
export const CHANCES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
export type Chance = (typeof CHANCES)[number];

/** An answer of the bidding drill. */
export interface DrillAnswer extends PracticeTitle {
  /** When it was given, in ms since 1970; no two have the same. */
  readonly at: number;
  /** The hand size. */
  readonly cards: number;
  readonly bid: number;
  /** The player's chance that the bid is made. */
  readonly chance: Chance;
  /** Whether it was made when experts played the hand out. */
  readonly made: boolean;
  /** The adviser's chance for the same bid, in percent; null if it could not be asked. */
  readonly expert: number | null;
  /** What the bid cost against the best one, in hundredths of a standard point; null as above. */
  readonly cost: number | null;
}

/** The adviser's figures for a bid, as an answer has them. */
export function expertFigures(
  advice: Advice | null,
  bid: number,
): Pick<DrillAnswer, 'expert' | 'cost'> {
  const option = advice?.options.find(
    ({ command }) => command.type === 'bid' && command.bid === bid,
  );
  if (advice === null || option === undefined) return { expert: null, cost: null };
  const { make } = option;
  return {
    // As in the hint, only what is certain is 0 or 100.
    expert:
      make === 0 || make === 1 ? 100 * make : Math.min(99, Math.max(1, Math.round(100 * make))),
    cost: Math.round((100 * option.cost) / advice.pointScale),
  };
}

/** The repository of answers. All methods reject where there is no storage. */
export interface DrillRepository {
  /** All answers, in the order in which they were given. */
  all(): Promise<readonly DrillAnswer[]>;
  add(answer: DrillAnswer): Promise<void>;
  /** Deletes all answers; the returned function restores them. */
  clear(): Promise<() => Promise<void>>;
}
