import {
  type Formula,
  type RuleSet,
  type ScorePart,
  TERMS,
  type Term,
  bidPoints,
  handSizes,
  missedPart,
  openingStanding,
  scoreRound,
} from '@/engine/index.ts';

/** `factor` points for each unit that the term counts. The factor is never 0. */
export interface PayTerm {
  readonly term: Term;
  readonly factor: number;
}

/** When a part of the formula applies. `some`: bids of 1 or more, if bids of 0 have a part of their own. */
type PayCase = 'made' | 'missed' | 'some-made' | 'some-missed' | 'zero-made' | 'zero-missed';

interface PayFact {
  readonly when: PayCase;
  /** Empty: no points. */
  readonly terms: readonly PayTerm[];
}

/** The points that the engine gives for a bid. */
export interface PayExample {
  readonly bid: number;
  readonly tricks: number;
  readonly points: number;
}

export interface StreakFact {
  readonly from: number;
  readonly points: number;
  /** The `from`-th made bid in a row, bonus included. */
  readonly example: PayExample;
}

export interface FormulaFacts {
  readonly kind: 'formula';
  readonly pays: readonly PayFact[];
  /** The terms of all parts. */
  readonly terms: readonly Term[];
  readonly exampleHand: number;
  readonly examples: readonly PayExample[];
  /** null also if no game is long enough for it, or it pays nothing. */
  readonly streak: StreakFact | null;
}

/** Terms that are always 0 in a case and are left out. */
const IDLE: Record<'made' | 'missed' | 'zero-made' | 'zero-missed', readonly Term[]> = {
  made: ['off', 'offSquared', 'offTriangle'],
  missed: [],
  'zero-made': ['bid', 'tricks', 'off', 'bidSquared', 'offSquared', 'offTriangle'],
  'zero-missed': ['bid', 'bidSquared'],
};

const termsOf = (part: ScorePart, idle: readonly Term[]): PayTerm[] =>
  TERMS.flatMap((term) => {
    const factor = part[term] ?? 0;
    return factor === 0 || idle.includes(term) ? [] : [{ term, factor }];
  });

function paysOf(formula: Formula): PayFact[] {
  const { made, zero } = formula;
  const missed = missedPart(formula, 'under');
  const pays: PayFact[] = [
    { when: zero === null ? 'made' : 'some-made', terms: termsOf(made, IDLE.made) },
    { when: zero === null ? 'missed' : 'some-missed', terms: termsOf(missed, IDLE.missed) },
  ];
  if (zero === null) return pays;
  return [
    ...pays,
    { when: 'zero-made', terms: termsOf(zero.made, IDLE['zero-made']) },
    { when: 'zero-missed', terms: termsOf(zero.missed, IDLE['zero-missed']) },
  ];
}

/** A bid that can be made, and missed in both directions if the hand size allows. */
const usualBid = (handSize: number): number => Math.min(3, Math.max(1, handSize - 1));

/** Possible bids and tricks for examples: made, one and two tricks off, and bids of 0. */
function exampleBids(handSize: number): (readonly [bid: number, tricks: number])[] {
  const bid = usualBid(handSize);
  const bids = [
    [bid, bid],
    [bid, bid + 1],
    [bid, bid - 1],
    [bid, bid - 2],
    [0, 0],
    [0, 1],
  ] as const;
  return bids.filter(([, tricks]) => tricks >= 0 && tricks <= handSize);
}

function streakOf(rules: RuleSet, { streak }: Formula, handSize: number): StreakFact | null {
  const rounds = handSizes(rules.schedule, rules.players).length;
  if (streak === null || !('from' in streak)) return null;
  if (streak.points === 0 || streak.from > rounds) return null;
  const bid = usualBid(handSize);
  const filled = (value: number) => new Array<number>(rules.players).fill(value);
  const blindNils = new Array<boolean>(rules.players).fill(false);
  const outcome = { handSize, bids: filled(bid), tricks: filled(bid), blindNils };
  const before = { ...openingStanding(rules), streaks: filled(streak.from - 1) };
  const points = scoreRound(rules, outcome, before).points[0] ?? 0;
  return { ...streak, example: { bid, tricks: bid, points } };
}

/** A scoring formula with examples scored by the engine. */
export function formulaFacts(rules: RuleSet, formula: Formula): FormulaFacts {
  const exampleHand = Math.max(...handSizes(rules.schedule, rules.players));
  const pays = paysOf(formula);
  const used = new Set(pays.flatMap(({ terms }) => terms.map(({ term }) => term)));
  return {
    kind: 'formula',
    pays,
    terms: TERMS.filter((term) => used.has(term)),
    exampleHand,
    examples: exampleBids(exampleHand).map(([bid, tricks]) => ({
      bid,
      tricks,
      points: bidPoints(formula, { bid, tricks, handSize: exampleHand }),
    })),
    streak: streakOf(rules, formula, exampleHand),
  };
}
