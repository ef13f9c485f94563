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
  roundSizes,
  scoreRound,
} from '@/engine/index.ts';
import type { PayTerm } from '@/i18n/pay-term.ts';

/** When a part of the formula applies. `over`, `under`: missed with too many or too few tricks [SCORE-4]. `some`: bids of 1 or more, if bids of 0 have a part of their own. */
type PayCase =
  | 'made'
  | 'missed'
  | 'over'
  | 'under'
  | 'some-made'
  | 'some-missed'
  | 'some-over'
  | 'some-under'
  | 'zero-made'
  | 'zero-missed';

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

/** A bonus for bids in a row, with a bid that earns it, bonus included [SCORE-3]. */
export type StreakFact =
  | {
      readonly kind: 'from';
      readonly from: number;
      readonly points: number;
      readonly example: PayExample;
    }
  | {
      readonly kind: 'made' | 'missed';
      readonly every: number;
      readonly points: number;
      readonly example: PayExample;
    };

export interface FormulaFacts {
  readonly kind: 'formula';
  readonly pays: readonly PayFact[];
  /** The terms of all parts. */
  readonly terms: readonly Term[];
  readonly exampleHand: number;
  readonly examples: readonly PayExample[];
  /** Empty also if no game is long enough for it, or it pays nothing. */
  readonly streaks: readonly StreakFact[];
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
  const [over, under] = (['over', 'under'] as const).map((side) =>
    termsOf(missedPart(formula, side), IDLE.missed),
  );
  const someOf = (when: 'made' | 'missed' | 'over' | 'under'): PayCase =>
    zero === null ? when : `some-${when}`;
  const isSplit = JSON.stringify(over) !== JSON.stringify(under);
  const pays: PayFact[] = [
    { when: someOf('made'), terms: termsOf(made, IDLE.made) },
    { when: someOf(isSplit ? 'over' : 'missed'), terms: over ?? [] },
    ...(isSplit ? [{ when: someOf('under'), terms: under ?? [] }] : []),
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

/** A round in which all seats bid and take the same, after a streak of made bids (negative: of missed ones). */
function afterStreak(
  rules: RuleSet,
  handSize: number,
  bid: number,
  tricks: number,
  streak: number,
) {
  const filled = (value: number) => new Array<number>(rules.players).fill(value);
  const blindNils = new Array<boolean>(rules.players).fill(false);
  const outcome = { handSize, bids: filled(bid), tricks: filled(tricks), blindNils };
  const before = { ...openingStanding(rules), streaks: filled(streak) };
  return { bid, tricks, points: scoreRound(rules, outcome, before).points[0] ?? 0 };
}

function streaksOf(rules: RuleSet, { streak }: Formula, handSize: number): StreakFact[] {
  if (streak === null) return [];
  const rounds = roundSizes(rules).length;
  const bid = usualBid(handSize);
  const made = (needed: number) => afterStreak(rules, handSize, bid, bid, needed - 1);
  if ('from' in streak) {
    const { from, points } = streak;
    if (points === 0 || from > rounds) return [];
    return [{ kind: 'from', from, points, example: made(from) }];
  }
  const { every } = streak;
  const missed = () => afterStreak(rules, handSize, bid, bid - 1, 1 - every);
  return (['made', 'missed'] as const).flatMap((kind): StreakFact[] => {
    const points = streak[kind];
    if (points === 0 || every > rounds) return [];
    return [{ kind, every, points, example: kind === 'made' ? made(every) : missed() }];
  });
}

/** A scoring formula with examples scored by the engine. */
export function formulaFacts(rules: RuleSet, formula: Formula): FormulaFacts {
  const exampleHand = Math.max(...handSizes(rules));
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
    streaks: streaksOf(rules, formula, exampleHand),
  };
}
