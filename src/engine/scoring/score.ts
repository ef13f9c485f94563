import type { RuleSet } from '../rulesets/rules.ts';
import type { Seat } from '../seats.ts';
import { hasPartners, sideCount, sideOf } from '../sides.ts';
import { contractOf } from './contract.ts';
import {
  type Formula,
  type PartnershipScoring,
  bidPoints,
  isMade,
  pointSign,
  resolveScoring,
  streakBonus,
} from './formula.ts';

/** The kind of a ledger entry. */
export type LedgerKind =
  | 'made'
  | 'missed'
  | 'streak'
  | 'contract-made'
  | 'contract-set'
  | 'bags'
  | 'bag-penalty'
  | 'nil-made'
  | 'nil-failed'
  | 'blind-nil-made'
  | 'blind-nil-failed';

/** One entry of the score sheet. `seat` is null for a side's common entries. */
export interface LedgerItem {
  readonly side: number;
  readonly seat: Seat | null;
  readonly kind: LedgerKind;
  readonly points: number;
}

/**
 * The standing after earlier rounds: totals and bags by side, and streaks by seat, which count the bids
 * made in a row or, as negative numbers, those missed in a row.
 */
export interface Standing {
  readonly totals: readonly number[];
  readonly bags: readonly number[];
  readonly streaks: readonly number[];
}

/** The result of a round, by seat. */
export interface RoundOutcome {
  readonly handSize: number;
  readonly bids: readonly number[];
  readonly blindNils: readonly boolean[];
  readonly tricks: readonly number[];
}

/** The score of a round: entries, points by side and the new standing. */
export interface RoundScore {
  readonly ledger: readonly LedgerItem[];
  readonly points: readonly number[];
  readonly standing: Standing;
}

/** The standing before the first round. */
export const openingStanding = (rules: RuleSet): Standing => ({
  totals: new Array<number>(sideCount(rules)).fill(0),
  bags: new Array<number>(sideCount(rules)).fill(0),
  streaks: new Array<number>(rules.players).fill(0),
});

/** A seat's streak after one more bid, as in {@link Standing} [SCORE-3]. */
export const streakAfter = (streak: number, made: boolean): number =>
  made ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;

const at = (values: readonly number[], index: number): number => values[index] ?? 0;

/** A loss of points. Never −0, which would be displayed as "−0". */
const minus = (points: number): number => 0 - points;

const resultOf = (outcome: RoundOutcome, seat: Seat) => ({
  bid: at(outcome.bids, seat),
  tricks: at(outcome.tricks, seat),
  handSize: outcome.handSize,
});

/** Each seat by itself [SCORE-1]. */
function formulaLedger(
  formula: Formula,
  rules: RuleSet,
  outcome: RoundOutcome,
  streaks: readonly number[],
): LedgerItem[] {
  const ledger: LedgerItem[] = [];
  for (let seat = 0; seat < rules.players; seat++) {
    const result = resultOf(outcome, seat);
    const made = isMade(result);
    const side = sideOf(rules, seat);
    const points = bidPoints(formula, result);
    ledger.push({ side, seat, kind: made ? 'made' : 'missed', points });
    const bonus = streakBonus(formula.streak, at(streaks, seat));
    if (bonus !== 0) ledger.push({ side, seat, kind: 'streak', points: bonus });
  }
  return ledger;
}

/** Each nil for its seat alone [SP-4]. */
function nilLedger(
  scoring: PartnershipScoring,
  rules: RuleSet,
  outcome: RoundOutcome,
): LedgerItem[] {
  const ledger: LedgerItem[] = [];
  for (let seat = 0; seat < rules.players; seat++) {
    const { bid, tricks } = resultOf(outcome, seat);
    if (bid !== 0) continue;
    const blind = outcome.blindNils[seat] === true;
    const value = blind ? scoring.blindNil : scoring.nil;
    const made = tricks === 0;
    const kind = blind
      ? made
        ? 'blind-nil-made'
        : 'blind-nil-failed'
      : made
        ? 'nil-made'
        : 'nil-failed';
    ledger.push({ side: sideOf(rules, seat), seat, kind, points: made ? value : minus(value) });
  }
  return ledger;
}

/**
 * Contracts, bags and nils; a nil bidder's tricks do not count for the contract [SP-3], [SP-4],
 * [SP-5].
 */
function partnershipLedger(
  scoring: PartnershipScoring,
  rules: RuleSet,
  outcome: RoundOutcome,
  bagsBefore: readonly number[],
): { ledger: LedgerItem[]; bags: number[] } {
  const ledger = nilLedger(scoring, rules, outcome);
  const bags = bagsBefore.slice();
  for (let side = 0; side < bags.length; side++) {
    const { bid, won } = contractOf(rules, outcome, side);
    if (bid === 0) continue;
    const item = (kind: LedgerKind, points: number) =>
      ledger.push({ side, seat: null, kind, points });
    if (won < bid) {
      item('contract-set', minus(scoring.perTrick * bid));
      continue;
    }
    item('contract-made', scoring.perTrick * bid);
    const over = won - bid;
    if (over > 0) item('bags', over * scoring.bag);
    const carried = at(bags, side) + over;
    const penalties = Math.floor(carried / scoring.bagLimit);
    if (penalties > 0) item('bag-penalty', minus(penalties * scoring.bagPenalty));
    bags[side] = carried % scoring.bagLimit;
  }
  return { ledger, bags };
}

/** Scores a complete round on top of the standing before it; totals may be negative [SCORE-2]. */
export function scoreRound(rules: RuleSet, outcome: RoundOutcome, before: Standing): RoundScore {
  const scoring = resolveScoring(rules.scoring);
  const streaks = before.streaks.map((streak, seat) =>
    streakAfter(streak, isMade(resultOf(outcome, seat))),
  );
  const { ledger, bags } =
    scoring.kind === 'partnership'
      ? partnershipLedger(scoring, rules, outcome, before.bags)
      : { ledger: formulaLedger(scoring, rules, outcome, streaks), bags: before.bags };
  const points = before.totals.map(() => 0);
  for (const item of ledger) points[item.side] = at(points, item.side) + item.points;
  const totals = before.totals.map((total, side) => total + at(points, side));
  return { ledger, points, standing: { totals, bags, streaks } };
}

/** By how many points a side trails the best one; 0 for the best [SP-2]. */
export const pointsBehind = ({ totals }: Standing, side: number): number =>
  Math.max(...totals) - at(totals, side);

/** The {@link pointSign} of a game; partners play for the highest total. */
export function totalSign(rules: Pick<RuleSet, 'scoring'>): 1 | -1 {
  const scoring = resolveScoring(rules.scoring);
  return scoring.kind === 'formula' ? pointSign(scoring) : 1;
}

/** Whether the lowest total wins, as in golf. */
export const lowestWins = (rules: Pick<RuleSet, 'scoring'>): boolean => totalSign(rules) < 0;

/** All sides that lead: everyone tied at the best total [END-1], [END-2]. */
export function leadingSides(rules: RuleSet, totals: readonly number[]): number[] {
  const best = lowestWins(rules) ? Math.min(...totals) : Math.max(...totals);
  return totals.flatMap((total, side) => (total === best ? [side] : []));
}

/** The points that end the game, where it ends with points [SP-6]. */
export const targetOf = ({ end }: RuleSet): number | null =>
  end.kind === 'target' ? end.points : null;

/**
 * Whether the game is over with these totals and rounds left: after the last round [END-1], or once
 * somebody has the target; partners must also lead alone [SP-6], [END-3].
 */
export function gameEnds(rules: RuleSet, totals: readonly number[], roundsLeft: number): boolean {
  if (roundsLeft === 0) return true;
  const target = targetOf(rules);
  if (target === null || Math.max(...totals) < target) return false;
  return !hasPartners(rules) || leadingSides(rules, totals).length === 1;
}
