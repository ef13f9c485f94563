import {
  type PlayerView,
  type RoundRecord,
  type RuleSet,
  hasPartners,
  resolveScoring,
} from '@/engine/index.ts';

/**
 * A player's bids made in a row, or as a negative number missed in a row, where the scoring pays for
 * such a streak [SCORE-3]; 0 if it does not, or there is none yet.
 */
export function shownStreak({ rules, standing }: PlayerView, seat: number): number {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'formula' || scoring.streak === null || hasPartners(rules)) return 0;
  const streak = standing.streaks[seat] ?? 0;
  const paysMisses = 'every' in scoring.streak && scoring.streak.missed !== 0;
  return streak < 0 && !paysMisses ? 0 : streak;
}

/** Marks points with a bonus for a streak. */
export const STREAK_MARK = '★';

/** Whether the scoring pays players for bids in a row [SCORE-3]. */
export function paysStreaks(rules: RuleSet): boolean {
  const scoring = resolveScoring(rules.scoring);
  return scoring.kind === 'formula' && scoring.streak !== null && !hasPartners(rules);
}

/** The points of a round for a streak; 0 for none. */
export const streakPoints = ({ ledger }: RoundRecord, side: number): number =>
  ledger.find((item) => item.kind === 'streak' && item.side === side)?.points ?? 0;
