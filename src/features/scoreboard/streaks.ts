import type { RoundRecord } from '@/engine/index.ts';

/** Marks points with a bonus for a streak. */
export const STREAK_MARK = '★';

/** The points of a round for a streak; 0 for none. */
export const streakPoints = ({ ledger }: RoundRecord, side: number): number =>
  ledger.find((item) => item.kind === 'streak' && item.side === side)?.points ?? 0;
