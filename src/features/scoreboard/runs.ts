import {
  type PlayerView,
  type RoundRecord,
  type RuleSet,
  hasPartners,
  resolveScoring,
} from '@/engine/index.ts';

/**
 * A player's bids made in a row, or as a negative number missed in a row, where the scoring pays for
 * such a run [SCORE-3]; 0 if it does not, or the run is none yet.
 */
export function shownRun({ rules, standing }: PlayerView, seat: number): number {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'formula' || scoring.streak === null || hasPartners(rules)) return 0;
  const run = standing.streaks[seat] ?? 0;
  const paysMisses = 'every' in scoring.streak && scoring.streak.missed !== 0;
  return run < 0 && !paysMisses ? 0 : run;
}

/** Marks points with a bonus for a run of bids. */
export const STREAK_MARK = '★';

/** Whether the scoring pays players for bids in a row [SCORE-3]. */
export function paysStreaks(rules: RuleSet): boolean {
  const scoring = resolveScoring(rules.scoring);
  return scoring.kind === 'formula' && scoring.streak !== null && !hasPartners(rules);
}

/** The points of a round for a run of bids; 0 for none. */
export const streakPoints = ({ ledger }: RoundRecord, side: number): number =>
  ledger.find((item) => item.kind === 'streak' && item.side === side)?.points ?? 0;
