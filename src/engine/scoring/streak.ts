import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import { type StreakRule, resolveScoring } from './formula.ts';
import type { Standing } from './score.ts';

/** How the scoring pays players for bids in a row [SCORE-3]; null if it does not, as among partners. */
function streakRule(rules: Pick<RuleSet, 'scoring'>): StreakRule | null {
  const scoring = resolveScoring(rules.scoring);
  return scoring.kind === 'formula' ? scoring.streak : null;
}

/** Whether the scoring pays players for bids in a row [SCORE-3]. */
export const paysStreaks = (rules: Pick<RuleSet, 'scoring'>): boolean => streakRule(rules) !== null;

/**
 * A seat's bids made in a row, or as a negative number missed in a row, where the scoring pays for
 * such a streak [SCORE-3]; 0 if it does not, or there is none yet.
 */
export function paidStreak(
  { rules, standing }: { readonly rules: Pick<RuleSet, 'scoring'>; readonly standing: Standing },
  seat: Seat,
): number {
  const rule = streakRule(rules);
  if (rule === null) return 0;
  const streak = standing.streaks[seat] ?? 0;
  const paysMisses = 'every' in rule && rule.missed !== 0;
  return streak < 0 && !paysMisses ? 0 : streak;
}
