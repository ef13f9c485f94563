import { forbiddenBid } from '../bidding/bidding.ts';
import { type Card, isHighJoker, suitOf } from '../cards/card.ts';
import { step } from '../game/step.ts';
import { type GameRecord, newGame } from '../game/game.ts';
import { type Command, UNSEEN } from '../game/commands-and-events.ts';
import type { GameState } from '../game/state.ts';
import { bidContext } from '../game/turn.ts';
import { lowestWins } from '../scoring/score.ts';
import type { Seat } from '../seats.ts';
import { ledSuit } from '../trick/trick.ts';
import { type Trump, trumpSuitOf } from '../trump/trump.ts';
import type { Decision } from './decisions.ts';
import { type ChoiceGrade, type Judgment, gradeOf, significantCost } from './judgment.ts';
import type { RoundReview } from './luck.ts';

/** What a decision was about. Saved as an index: a new kind goes to the end. */
export const DECISION_KINDS = [
  'bid',
  'trump',
  'declaration',
  'lead',
  'follow',
  'ruff',
  'discard',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Whether a card that does not follow suit can win the trick: a trump or a high joker. */
function isRuff(card: Card, trump: Trump): boolean {
  if (isHighJoker(card)) return true;
  const suit = suitOf(card);
  return suit !== null && (trump === 'L' || suit === trumpSuitOf(trump));
}

function cardKind({ round }: GameState, card: Card): DecisionKind {
  if (round.phase !== 'play') throw new Error('a card was played outside the play phase');
  const { trick, trump } = round;
  if (trick.cards.length === 0) return 'lead';
  const led = ledSuit(trick);
  const suit = suitOf(card);
  // Nobody ruffs where no suit was led [JOKER-4].
  if (led === null || suit === led) return 'follow';
  return isRuff(card, trump) ? 'ruff' : 'discard';
}

/** What a decision was about, by the choice that was made. */
export function kindOf({ state, command }: Pick<Decision, 'state' | 'command'>): DecisionKind {
  const kinds = {
    bid: 'bid',
    nameTrump: 'trump',
    declare: 'declaration',
    deal: null,
    play: null,
  } as const satisfies Record<Command['type'], DecisionKind | null>;
  const kind = kinds[command.type];
  if (kind !== null) return kind;
  if (command.type !== 'play' || command.card === UNSEEN) throw new Error('not a decision');
  return cardKind(state, command.card);
}

/** Whether the hook forbids one of a seat's bids now [BID-2]. */
export const isHookedNow = (state: GameState, seat: Seat): boolean =>
  state.round.phase === 'bid' && forbiddenBid(bidContext(state, state.round, seat)) !== null;

/** A reviewed decision, reduced to what insights need. */
export interface DecisionFact {
  /** The index of its command in the record. */
  readonly commandIndex: number;
  readonly kind: DecisionKind;
  /** The index of the trick (0-based); null before the first. */
  readonly trick: number | null;
  /** Whether the hook forbade one of the bids [BID-2]. */
  readonly isHooked: boolean;
  readonly grade: ChoiceGrade;
  /** The loss of a costly choice in standard points, rounded to hundredths; otherwise 0. */
  readonly cost: number;
  readonly own: Command;
  readonly best: Command;
}

/** The review of a seat's round, reduced to facts. Numbers are rounded to hundredths. */
export interface RoundFacts {
  /** How much better the cards were than the average for hand size and seat, in standard points; null if unknown. */
  readonly luck: number | null;
  /** Make probability of the best bid, 0…1; null if the bid was not reviewed. */
  readonly make: number | null;
  readonly decisions: readonly DecisionFact[];
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function luckOf({ prospects, judgments }: RoundReview, isLow: boolean): number | null {
  const [first] = judgments;
  if (prospects === null || first === undefined) return null;
  const luck = (prospects.hand - prospects.mean) / first.pointScale;
  return hundredths(isLow ? -luck : luck);
}

const factOf = (decision: Decision, seat: Seat, judgment: Judgment): DecisionFact => ({
  commandIndex: judgment.commandIndex,
  kind: kindOf(decision),
  trick: judgment.trick,
  isHooked: isHookedNow(decision.state, seat),
  grade: gradeOf(judgment),
  cost: hundredths(significantCost(judgment) / judgment.pointScale),
  own: judgment.own.command,
  best: judgment.best.command,
});

/**
 * The facts of a finished game by round; null if the game is not over or not all of its rounds are reviewed.
 * @throws if the record cannot be folded; callers validate records from outside
 */
export function factsOf(
  record: GameRecord,
  seat: Seat,
  reviews: readonly RoundReview[],
): RoundFacts[] | null {
  const opened = newGame(record.header);
  if (!opened.ok) throw new Error(`invalid header: ${JSON.stringify(opened.error)}`);
  const judgmentAt = new Map(
    reviews.flatMap(({ judgments }) =>
      judgments.map((judgment) => [judgment.commandIndex, judgment] as const),
    ),
  );
  const facts = new Map<number, DecisionFact>();
  let state = opened.value;
  for (const [commandIndex, command] of record.commands.entries()) {
    const judgment = judgmentAt.get(commandIndex);
    if (judgment !== undefined)
      facts.set(commandIndex, factOf({ commandIndex, state, command }, seat, judgment));
    const stepped = step(state, command);
    if (!stepped.ok) throw new Error(`illegal command: ${JSON.stringify(stepped.error)}`);
    state = stepped.value.state;
  }
  const byRound = new Map(reviews.map((review) => [review.round, review]));
  if (state.round.phase !== 'over' || state.past.some(({ index }) => !byRound.has(index)))
    return null;
  const isLow = lowestWins(record.header.rules);
  return state.past.flatMap(({ index }) => {
    const review = byRound.get(index);
    if (review === undefined) return [];
    const bid = review.judgments.find(({ about }) => about === 'bid');
    return [
      {
        luck: luckOf(review, isLow),
        make: bid === undefined ? null : hundredths(bid.best.make),
        decisions: review.judgments.flatMap(({ commandIndex }) => facts.get(commandIndex) ?? []),
      },
    ];
  });
}
