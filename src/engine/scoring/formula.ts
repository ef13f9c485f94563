/**
 * The terms of a formula [SCORE-1]: b bid, t tricks, d = |b − t|, n hand size. `one` is 1,
 * `offTriangle` is d·(d+1)/2.
 */
export const TERMS = [
  'one',
  'bid',
  'tricks',
  'off',
  'bidSquared',
  'offSquared',
  'offTriangle',
  'handSize',
] as const;
export type Term = (typeof TERMS)[number];

/** A linear combination of terms; a missing factor is 0. */
export type ScorePart = Readonly<Partial<Record<Term, number>>>;

/** What a missed bid pays with too many tricks and with too few, where these differ [SCORE-4]. */
export interface SplitPart {
  readonly over: ScorePart;
  readonly under: ScorePart;
}

/**
 * A bonus for a streak of bids [SCORE-3]: either `points` for each bid made from the `from`-th in a row
 * on, or `made` after every `every` bids made in a row and `missed` after every `every` missed.
 */
export type StreakRule =
  | { readonly from: number; readonly points: number }
  | { readonly every: number; readonly made: number; readonly missed: number };

/**
 * A scoring formula. `zero` replaces both parts for a bid of 0; null if they are the same. `wins`:
 * whether the highest or (as in golf) the lowest total wins.
 */
export interface Formula {
  readonly kind: 'formula';
  readonly made: ScorePart;
  readonly missed: ScorePart | SplitPart;
  readonly zero: { readonly made: ScorePart; readonly missed: ScorePart } | null;
  readonly streak: StreakRule | null;
  readonly wins: 'high' | 'low';
}

/** The partnership scoring, in points [SP-3…5]. */
export interface PartnershipScoring {
  readonly kind: 'partnership';
  readonly perTrick: number;
  readonly nil: number;
  readonly blindNil: number;
  /** How far a side must trail to declare blind nil [SP-2]. */
  readonly blindNilBehind: number;
  readonly bag: number;
  readonly bagLimit: number;
  readonly bagPenalty: number;
}

const formula = (
  made: ScorePart,
  missed: ScorePart,
  rest: Partial<Pick<Formula, 'zero' | 'streak' | 'wins'>> = {},
): Formula => ({ kind: 'formula', made, missed, zero: null, streak: null, wins: 'high', ...rest });

const payZero = (made: ScorePart, missed: ScorePart): Pick<Formula, 'zero'> => ({
  zero: { made, missed },
});

/**
 * The named formulas: the rulebook's [SCORE-1], then other traditions'. Saved games and daily deals refer to a
 * formula by name, so its factors never change: a different formula gets a new name. Links store the index, so
 * new ones go to the end.
 */
export const FORMULAS = {
  standard: formula({ one: 10, bid: 1 }, {}),
  partial: formula({ one: 10, bid: 1 }, { tricks: 1 }),
  penalty: formula({ one: 10, bid: 1 }, { off: -1 }),
  canadian: formula({ one: 10, bid: 1 }, { off: -1 }, payZero({ one: 5 }, { off: -1 })),
  'trick-plus-ten': formula({ one: 10, tricks: 1 }, { tricks: 1 }),
  five: formula({ one: 5, bid: 1 }, { off: -1 }),
  double: formula({ one: 10, bid: 2 }, {}),
  british: formula({ one: 10, bid: 2 }, { one: -5 }),
  devil: formula({ one: 10, tricks: 2 }, { off: -2 }),
  square: formula({ one: 10, bidSquared: 1 }, { offTriangle: -5 }),
  'square-off': formula({ one: 10, bidSquared: 1 }, { offSquared: -1 }),
  'ten-times': formula({ bid: 10 }, { bid: -10 }, payZero({ one: 10 }, { one: -10 })),
  wizard: formula({ one: 20, bid: 10 }, { off: -10 }),
  'skull-king': formula({ bid: 20 }, { off: -10 }, payZero({ handSize: 10 }, { handSize: -10 })),
  romanian: formula({ one: 5, tricks: 1 }, { off: -1 }),
  ascenseur: formula({ one: 2, tricks: 1 }, { off: -1 }),
  'bid-plus-hand': formula({ bid: 1, handSize: 1 }, {}),
  mirror: formula({ one: 10, bid: 1 }, { one: -10, bid: -1 }),
  golf: formula({}, { off: 1 }, { wins: 'low' }),
} as const satisfies Record<string, Formula>;

export type FormulaId = keyof typeof FORMULAS;
export const FORMULA_IDS = Object.keys(FORMULAS) as readonly FormulaId[];

/** A named formula, a custom one, or the partnership scoring. */
export type Scoring = FormulaId | Formula | PartnershipScoring;

/** The scoring as data, its name resolved. */
export const resolveScoring = (scoring: Scoring): Formula | PartnershipScoring =>
  typeof scoring === 'string' ? FORMULAS[scoring] : scoring;

/** One seat's bid and tricks in a round. */
export interface BidResult {
  readonly bid: number;
  readonly tricks: number;
  readonly handSize: number;
}

const TERM_VALUE = {
  one: () => 1,
  bid: (r) => r.bid,
  tricks: (r) => r.tricks,
  off: (r) => Math.abs(r.bid - r.tricks),
  bidSquared: (r) => r.bid ** 2,
  offSquared: (r) => (r.bid - r.tricks) ** 2,
  offTriangle: (r) => (Math.abs(r.bid - r.tricks) * (Math.abs(r.bid - r.tricks) + 1)) / 2,
  handSize: (r) => r.handSize,
} as const satisfies Record<Term, (result: BidResult) => number>;

/** The value of one part. Never −0. */
function valueOf(part: ScorePart, result: BidResult): number {
  let sum = 0;
  for (const term of TERMS) {
    const factor = part[term];
    if (factor !== undefined && factor !== 0) sum += factor * TERM_VALUE[term](result);
  }
  return sum;
}

/** A bid is made exactly [SCORE-1]. */
export const isMade = (result: Pick<BidResult, 'bid' | 'tricks'>): boolean =>
  result.bid === result.tricks;

/** −1 where the lowest total wins, so that points count against their owner. */
export const pointSign = ({ wins }: Pick<Formula, 'wins'>): 1 | -1 => (wins === 'low' ? -1 : 1);

const isSplit = (part: ScorePart | SplitPart): part is SplitPart => 'over' in part;

/** The part of a formula that pays a missed bid with too many (`over`) or too few tricks [SCORE-4]. */
export const missedPart = ({ missed }: Pick<Formula, 'missed'>, side: keyof SplitPart): ScorePart =>
  isSplit(missed) ? missed[side] : missed;

/** The part of a formula that pays a bid [SCORE-1], [SCORE-4]. */
function partFor(formula: Formula, result: BidResult): ScorePart {
  const forZero = formula.zero;
  if (result.bid === 0 && forZero !== null) return isMade(result) ? forZero.made : forZero.missed;
  if (isMade(result)) return formula.made;
  return missedPart(formula, result.tricks > result.bid ? 'over' : 'under');
}

/**
 * The bonus of a round for its place in a streak [SCORE-3]. `streak`: the number of bids made in a row up
 * to and including this round; negative if they were missed.
 */
export function streakBonus(rule: StreakRule | null, streak: number): number {
  if (rule === null) return 0;
  if ('from' in rule) return streak >= rule.from ? rule.points : 0;
  if (streak % rule.every !== 0) return 0;
  return streak > 0 ? rule.made : rule.missed;
}

/** The points of one bid under a formula, without its streak bonus [SCORE-1], [SCORE-4]. */
export function bidPoints(scoring: FormulaId | Formula, result: BidResult): number {
  const formula = typeof scoring === 'string' ? FORMULAS[scoring] : scoring;
  return valueOf(partFor(formula, result), result);
}
