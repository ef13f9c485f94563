import {
  type Formula,
  type RuleSet,
  type ScheduleRule,
  type ScorePart,
  bidPoints,
  canonicalRules,
  handSizes,
  maxHandSize,
  resolveScoring,
  ruleProblems,
} from '@/engine/index.ts';
import { inOrderFor } from './order.ts';
import { type Tradition, rulesOf } from './tradition.ts';

/** An answer: which rules agree with it, and how to change those that do not. */
interface Answer {
  readonly fits: (rules: RuleSet) => boolean;
  readonly apply: (rules: RuleSet) => RuleSet;
}

const firstHand = (rules: RuleSet): number => handSizes(rules)[0] ?? 0;

const largestHand = (rules: RuleSet): number => Math.max(...handSizes(rules));

/** Whether the hand sizes return to where they started. */
const isRoundTrip = ({ schedule: { shape } }: RuleSet): boolean =>
  shape === 'up-down' || shape === 'down-up';

/** The rules with hands going up to `high` or down from it, and back again if theirs did. */
const withHands = (rules: RuleSet, way: 'up' | 'down', high: ScheduleRule['high']): RuleSet => {
  const roundTrip = way === 'up' ? 'up-down' : 'down-up';
  const shape = isRoundTrip(rules) ? roundTrip : way;
  return {
    ...rules,
    schedule: { ...rules.schedule, shape, low: 1, high, turns: 1 },
    end: { kind: 'schedule' },
  };
};

const withWholeDeck = (rules: RuleSet): RuleSet => canonicalRules({ ...rules, deck: '52' });

/** Whether the deck has too few cards for hands that a whole one has enough for. */
const isDeckTooSmall = (rules: RuleSet, size: number): boolean =>
  maxHandSize(rules) < Math.min(size, maxHandSize(withWholeDeck(rules)));

/** Hands that get smaller, starting from this many cards or as many as a whole deck allows. */
const fallingFrom = (size: number): Answer => ({
  fits: (rules) =>
    rules.schedule.shape.startsWith('down') &&
    firstHand(rules) === Math.min(size, maxHandSize(rules)) &&
    !isDeckTooSmall(rules, size),
  apply: (rules) =>
    withHands(isDeckTooSmall(rules, size) ? withWholeDeck(rules) : rules, 'down', { atMost: size }),
});

/** Hands that get smaller, starting from as many cards as the deck allows, whichever it is. */
const FALLING_FROM_MOST: Answer = {
  fits: (rules) =>
    rules.schedule.shape.startsWith('down') && firstHand(rules) === maxHandSize(rules),
  apply: (rules) => withHands(rules, 'down', 'fit'),
};

const FIRST_HANDS = {
  one: {
    fits: (rules) => rules.schedule.shape.startsWith('up') && firstHand(rules) === 1,
    apply: (rules) => {
      const { shape, high } = rules.schedule;
      return withHands(rules, 'up', shape === 'constant' ? 'fit' : high);
    },
  },
  seven: fallingFrom(7),
  ten: fallingFrom(10),
  most: FALLING_FROM_MOST,
  same: {
    fits: (rules) => rules.schedule.shape === 'constant',
    apply: (rules) => {
      const size = Math.min(largestHand(rules), 10, maxHandSize(rules));
      return {
        ...rules,
        schedule: { shape: 'constant', low: size, high: size, turns: 10 },
        end: { kind: 'schedule' },
      };
    },
  },
} as const satisfies Record<string, Answer>;

const trumpIs = (trump: RuleSet['trump']): Answer => ({
  fits: (rules) => rules.trump.kind === trump.kind,
  apply: (rules) => ({ ...rules, trump }),
});

const TRUMPS = {
  flip: trumpIs({ kind: 'flip' }),
  list: {
    fits: ({ trump }) => trump.kind === 'list' || trump.kind === 'rotate',
    apply: (rules) => ({ ...rules, trump: { kind: 'list', order: ['S', 'D', 'C', 'H'] } }),
  },
  'highest-bidder': trumpIs({ kind: 'highest-bidder' }),
  fixed: trumpIs({ kind: 'fixed', suit: 'S' }),
  none: trumpIs({ kind: 'none' }),
} as const satisfies Record<string, Answer>;

const inTurn = (hook: boolean, hookFrom: number): Answer => ({
  fits: (rules) =>
    rules.bidding === 'in-turn' &&
    rules.hook === hook &&
    (!hook || (rules.hookFrom ?? 1) === hookFrom),
  apply: (rules) => canonicalRules({ ...rules, bidding: 'in-turn', hook, hookFrom }),
});

const BIDS = {
  hook: inTurn(true, 1),
  'hook-later': inTurn(true, 4),
  'no-hook': inTurn(false, 1),
  sealed: {
    fits: ({ bidding }) => bidding === 'sealed',
    apply: (rules) => canonicalRules({ ...rules, bidding: 'sealed', hook: false, hookFrom: 1 }),
  },
} as const satisfies Record<string, Answer>;

const formulaOf = ({ scoring }: RuleSet): Formula | null => {
  const resolved = resolveScoring(scoring);
  return resolved.kind === 'formula' ? resolved : null;
};

/** The hand size of the sample results below. */
const HAND = 10;

type Parts = Partial<Pick<Formula, 'made' | 'missed'>>;

/** Results as bid and tricks, enough to tell the scorings of the answers apart. */
const MADE_SAMPLE = [
  [1, 1],
  [2, 2],
  [5, 5],
] as const;
const MISSED_SAMPLE = [
  [3, 2],
  [3, 5],
  [1, 4],
] as const;

/** Whether the rules pay what these parts would, for a sample of made bids or of missed ones. */
function paysLike(rules: RuleSet, parts: Parts): boolean {
  const formula = formulaOf(rules);
  if (formula === null) return false;
  const wanted: Formula = { ...formula, ...parts };
  const results = parts.made === undefined ? MISSED_SAMPLE : MADE_SAMPLE;
  return results.every(
    ([bid, tricks]) =>
      bidPoints(formula, { bid, tricks, handSize: HAND }) ===
      bidPoints(wanted, { bid, tricks, handSize: HAND }),
  );
}

/** The scoring with other parts, which then apply to bids of 0 as well. */
const scored = (rules: RuleSet, parts: Parts): RuleSet => {
  const formula = formulaOf(rules);
  if (formula === null) return rules;
  return { ...rules, scoring: { ...formula, ...parts, zero: null } };
};

const madePays = (made: ScorePart): Answer => ({
  fits: (rules) => paysLike(rules, { made }),
  apply: (rules) => scored(rules, { made }),
});

const missedPays = (missed: ScorePart): Answer => ({
  fits: (rules) => paysLike(rules, { missed }),
  apply: (rules) => scored(rules, { missed }),
});

/** The made part as a loss: a made bid took as many tricks as it said, none of them over or under. */
function lossOf({
  one = 0,
  bid = 0,
  tricks = 0,
  bidSquared = 0,
  handSize = 0,
}: ScorePart): ScorePart {
  const gains = Object.entries({ one, bid: bid + tricks, bidSquared, handSize });
  return Object.fromEntries(
    gains.flatMap(([term, points]) => (points === 0 ? [] : [[term, -points]])),
  );
}

const lossOfBid = (rules: RuleSet): { readonly missed: ScorePart } => ({
  missed: lossOf(formulaOf(rules)?.made ?? {}),
});

const LOSES_BID: Answer = {
  fits: (rules) => paysLike(rules, lossOfBid(rules)),
  apply: (rules) => scored(rules, lossOfBid(rules)),
};

const MADE = {
  'ten-plus': madePays({ one: 10, bid: 1 }),
  'ten-plus-two': madePays({ one: 10, bid: 2 }),
  'ten-plus-three': madePays({ one: 10, bid: 3 }),
  'ten-plus-five': madePays({ one: 10, bid: 5 }),
  'five-plus': madePays({ one: 5, bid: 1 }),
  'two-plus': madePays({ one: 2, bid: 1 }),
  'twenty-plus-ten': madePays({ one: 20, bid: 10 }),
  square: madePays({ one: 10, bidSquared: 1 }),
} as const satisfies Record<string, Answer>;

const MISSED = {
  nothing: missedPays({}),
  tricks: missedPays({ tricks: 1 }),
  'minus-one': missedPays({ off: -1 }),
  'minus-two': missedPays({ off: -2 }),
  'minus-three': missedPays({ off: -3 }),
  'minus-five': missedPays({ off: -5 }),
  'minus-ten': missedPays({ off: -10 }),
  'minus-square': missedPays({ offSquared: -1 }),
  'minus-bid': LOSES_BID,
} as const satisfies Record<string, Answer>;

const leadIs = (firstLead: 'dealer-left' | 'highest-bidder'): Answer => ({
  fits: (rules) => (rules.firstLead ?? 'dealer-left') === firstLead,
  apply: (rules) => canonicalRules({ ...rules, firstLead }),
});

const LEADS = {
  'dealer-left': leadIs('dealer-left'),
  'highest-bidder': leadIs('highest-bidder'),
} as const satisfies Record<string, Answer>;

/** *How do you play it at home?*: the questions and their answers, in order. */
export const QUESTIONS = {
  first: FIRST_HANDS,
  trump: TRUMPS,
  bids: BIDS,
  made: MADE,
  missed: MISSED,
  lead: LEADS,
} as const satisfies Record<string, Readonly<Record<string, Answer>>>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[];

/** The answers to a question. */
export type AnswerTo<Id extends QuestionId> = keyof (typeof QUESTIONS)[Id] & string;

/** An answer to each question; null for "I don't know". */
export type Answers = { readonly [Id in QuestionId]: AnswerTo<Id> | null };

export const NO_ANSWERS: Answers = {
  first: null,
  trump: null,
  bids: null,
  made: null,
  missed: null,
  lead: null,
};

/** The answers to a question, in the order in which they are offered. */
export const answersTo = <Id extends QuestionId>(id: Id): readonly AnswerTo<Id>[] =>
  Object.keys(QUESTIONS[id]) as AnswerTo<Id>[];

const given = (answers: Answers): readonly Answer[] =>
  QUESTION_IDS.flatMap((id) => {
    const answer = answers[id];
    const of: Readonly<Record<string, Answer>> = QUESTIONS[id];
    return answer === null ? [] : (of[answer] ?? []);
  });

/** The game that the answers describe. */
export interface AnsweredGame {
  /** The tradition whose rules agree with all answers; null if there is none. */
  readonly same: Tradition | null;
  /** The closest one. */
  readonly nearest: Tradition;
  /** The rules to play: those of `same`, or of `nearest` changed by the answers. */
  readonly rules: RuleSet;
}

/** Whether the questions can lead to a tradition: not to partnership games, or where all suits but the led one are trump. */
const isAskedFor = ({ rules }: Tradition): boolean =>
  rules.sides === 'solo' && rules.trump.kind !== 'all-but-led';

/** The traditions played with this number of players; if there are none, those whose rules allow it. */
function playedBy(traditions: readonly Tradition[], players: number): readonly Tradition[] {
  const played = traditions.filter((tradition) => tradition.players.includes(players));
  return played.length > 0
    ? played
    : traditions.filter((tradition) => ruleProblems(rulesOf(tradition, players)).length === 0);
}

/** The tradition, or the house rules, that the answers describe for this number of players. */
export function gameFromAnswers(
  traditions: readonly Tradition[],
  answers: Answers,
  players: number,
  locale: string,
): AnsweredGame | null {
  const wanted = given(answers);
  const candidates = inOrderFor(traditions, locale).filter(isAskedFor);
  const ranked = playedBy(candidates, players)
    .map((nearest) => {
      const rules = rulesOf(nearest, players);
      return { nearest, rules, agreed: wanted.filter(({ fits }) => fits(rules)).length };
    })
    .toSorted((a, b) => b.agreed - a.agreed);
  const [best] = ranked;
  if (best === undefined) return null;
  const { nearest, rules, agreed } = best;
  const isSame = agreed === wanted.length && nearest.players.includes(players);
  return {
    same: isSame ? nearest : null,
    nearest,
    rules: wanted.reduce(
      (changed, { fits, apply }) => (fits(changed) ? changed : apply(changed)),
      rules,
    ),
  };
}
