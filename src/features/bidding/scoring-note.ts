import {
  type Formula,
  type PartnershipScoring,
  type PlayerView,
  type RuleSet,
  type ScorePart,
  TERMS,
  bidPoints,
  missedPart,
  openingStanding,
  resolveScoring,
  scoreRound,
} from '@/engine/index.ts';
import { formatList, formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { payTermText } from '@/i18n/pay-term.ts';
import { OFFERED_SCORINGS } from '@/store/setup.ts';

/** What a bid scores, in sentences. */
export interface ScoringNote {
  /** The rule; left out on small screens where examples say as much. */
  readonly rule: readonly string[];
  readonly examples: readonly string[];
}

/** The usual bid of an example: it can be made, and missed by one, with a hand of that size. */
const usualBid = (handSize: number): number => Math.min(3, Math.max(1, handSize - 1));

/** The legal bid above 0 that is closest to the usual one; null if there is none. */
function exampleBid(handSize: number, isLegal: (bid: number) => boolean): number | null {
  const usual = usualBid(handSize);
  const legal = Array.from({ length: handSize }, (_, index) => index + 1).filter(isLegal);
  const [closest] = legal.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual));
  return closest ?? null;
}

type PayCase = 'made' | 'missed' | 'over' | 'under';

function paySentence(t: Translate, when: PayCase, part: ScorePart): string {
  const terms = TERMS.flatMap((term) => {
    const factor = part[term] ?? 0;
    return factor === 0 ? [] : [payTermText(t, { term, factor })];
  });
  const pays = terms.length === 0 ? t('rules.pay.nothing') : formatList(terms);
  return t('bidding.pay', { when: t(`rules.pay.${when}`), pays });
}

const isSame = (one: ScorePart, other: ScorePart): boolean =>
  TERMS.every((term) => (one[term] ?? 0) === (other[term] ?? 0));

function formulaNote(
  t: Translate,
  formula: Formula,
  handSize: number,
  isLegal: (bid: number) => boolean,
): ScoringNote {
  const [over, under] = [missedPart(formula, 'over'), missedPart(formula, 'under')];
  const hasSides = !isSame(over, under);
  const example = (bid: number, tricks: number): string => {
    const pointsOf = (taken: number): string =>
      formatSigned(bidPoints(formula, { bid, tricks: taken, handSize }));
    return t('scoring.example', { bid, tricks, made: pointsOf(bid), missed: pointsOf(tricks) });
  };
  const bid = exampleBid(handSize, isLegal);
  const showsZero = bid === null || (formula.zero !== null && isLegal(0));
  return {
    rule: [
      paySentence(t, 'made', formula.made),
      ...(hasSides
        ? [paySentence(t, 'over', over), paySentence(t, 'under', under)]
        : [paySentence(t, 'missed', under)]),
      ...(formula.wins === 'low' ? [t('review.breakdown.low')] : []),
    ],
    examples: [
      ...(bid === null ? [] : [example(bid, bid - 1)]),
      ...(bid !== null && hasSides && bid < handSize ? [example(bid, bid + 1)] : []),
      ...(showsZero ? [example(0, 1)] : []),
    ],
  };
}

/** Of a contract that is just made, and set by one trick. */
function partnershipNote(t: Translate, rules: RuleSet, handSize: number): ScoringNote {
  const first = usualBid(handSize);
  const second = Math.max(1, Math.min(2, handSize - first));
  const example = (won: number): string => {
    const outcome = {
      handSize,
      bids: [first, 1, second, 1],
      tricks: [won - second, handSize - won, second, 0],
      blindNils: [false, false, false, false],
    };
    const { points } = scoreRound(rules, outcome, openingStanding(rules));
    const shown = formatSigned(points[0] ?? 0);
    return t('rules.side.example.contract', { first, second, won, points: shown });
  };
  const contract = first + second;
  return {
    rule: [t('rules.side.contract')],
    examples: contract > handSize ? [] : [example(contract), example(contract - 1)],
  };
}

const isFormula = (scoring: Formula | PartnershipScoring): scoring is Formula =>
  scoring.kind === 'formula';

/** What a bid scores in a game: the sentence of a usual scoring, or else its rule with examples of legal bids. */
export function scoringNote(
  t: Translate,
  rules: PlayerView['rules'],
  handSize: number,
  isLegal: (bid: number) => boolean,
): ScoringNote {
  const offered = OFFERED_SCORINGS.find((each) => each === rules.scoring);
  if (offered !== undefined) return { rule: [], examples: [t(`scoring.${offered}.rule`)] };
  const scoring = resolveScoring(rules.scoring);
  return isFormula(scoring)
    ? formulaNote(t, scoring, handSize, isLegal)
    : partnershipNote(t, rules, handSize);
}
