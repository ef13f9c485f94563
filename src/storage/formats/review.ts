import * as v from 'valibot';
import {
  type Card,
  type GameRecord,
  type KeptCard,
  type Suit,
  SUITS,
  isCard,
  isSeed,
} from '@/engine/index.ts';
import type { Judgment, RoundReview } from '@/engine/review/index.ts';
import { encodeMoves } from './moves.ts';
import { Command, MAX_COMMANDS } from './record.ts';

/** Raised when the format, the nets or the analysis changes: older reviews are then computed again. */
export const REVIEW_VERSION = 24;

/** More points than any rules can give in a round; bounded so that sums stay finite. */
const MAX_POINTS = 1e9;

const finite = v.pipe(v.number(), v.minValue(-MAX_POINTS), v.maxValue(MAX_POINTS));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COMMANDS));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const ChoiceValue = v.strictObject({
  command: Command,
  make: share,
  short: v.optional(share),
  points: finite,
  others: finite,
});

const mean = v.pipe(finite, v.minValue(0));
const index = v.pipe(v.number(), v.value(1));
const card = v.custom<Card>(isCard);
const keptCard = v.strictObject({ card, rate: share });
const keptCards = v.tuple([keptCard, keptCard]);
/** Two kept cards, read-only as in advice. */
const KeptCards = v.custom<readonly [KeptCard, KeptCard]>((value) => v.is(keptCards, value));
const suits = v.pipe(v.array(v.picklist(SUITS)), v.minLength(1), v.maxLength(SUITS.length));
/** Suits, read-only as in advice. */
const Suits = v.custom<readonly Suit[]>((value) => v.is(suits, value));

const TrickReason = v.variant('kind', [
  v.strictObject({ kind: v.literal('now'), best: share, other: share }),
  v.strictObject({ kind: v.literal('later'), kept: KeptCards }),
  v.strictObject({ kind: v.literal('rest'), card, best: share, other: share }),
  v.strictObject({ kind: v.literal('own'), card, now: share, later: share }),
  v.strictObject({ kind: v.literal('higher') }),
  v.strictObject({
    kind: v.literal('suits'),
    suits: Suits,
    best: mean,
    other: mean,
  }),
  v.strictObject({ kind: v.literal('taker'), seat: count, best: share, other: share }),
  v.strictObject({ kind: v.literal('breaks'), suit: v.picklist(SUITS), best: share, other: share }),
]);

/** Why the best choice beats the player's, which is option 1. */
const Contrast = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['over', 'short', 'pay']),
    option: index,
    why: v.exactOptional(TrickReason),
  }),
  v.strictObject({
    kind: v.literal('against'),
    option: index,
    seat: count,
    make: share,
    instead: share,
  }),
  v.strictObject({ kind: v.literal('naming'), option: index }),
  v.strictObject({
    kind: v.literal('contract'),
    option: index,
    isTheirs: v.boolean(),
    best: share,
    other: share,
    why: v.exactOptional(TrickReason),
  }),
  v.strictObject({
    kind: v.literal('nil'),
    option: index,
    seat: count,
    best: share,
    other: share,
    why: v.exactOptional(TrickReason),
  }),
  v.strictObject({
    kind: v.literal('bags'),
    option: index,
    isTheirs: v.boolean(),
    best: mean,
    other: mean,
  }),
]);

/** A judgment as stored, where the index of the command is called `at`, the point scale `unit` and hindsight `open`. */
const StoredJudgment = v.strictObject({
  at: count,
  about: v.picklist(['bid', 'trump', 'card', 'declaration']),
  trick: v.nullable(count),
  own: ChoiceValue,
  best: ChoiceValue,
  contrast: v.optional(Contrast),
  cost: v.pipe(finite, v.minValue(0)),
  costError: v.pipe(finite, v.minValue(0)),
  stake: v.pipe(finite, v.minValue(0)),
  unit: v.pipe(finite, v.gtValue(0)),
  open: v.nullable(
    v.strictObject({ points: finite, bestPoints: finite, command: Command, isExact: v.boolean() }),
  ),
});

const decodeJudgment = ({
  at,
  unit,
  open,
  ...rest
}: v.InferOutput<typeof StoredJudgment>): Judgment => ({
  ...rest,
  commandIndex: at,
  pointScale: unit,
  hindsight: open,
});

const encodeJudgment = ({
  commandIndex,
  pointScale,
  hindsight,
  ...rest
}: Judgment): v.InferInput<typeof StoredJudgment> => ({
  ...rest,
  at: commandIndex,
  unit: pointScale,
  open: hindsight,
});

/** The review of a round as stored, where judgments are spelled `judgements`. */
const Round = v.pipe(
  v.strictObject({
    round: count,
    handSize: count,
    points: finite,
    prospects: v.nullable(v.strictObject({ hand: finite, mean: finite })),
    judgements: v.array(v.pipe(StoredJudgment, v.transform(decodeJudgment))),
  }),
  v.transform(({ judgements, ...rest }): RoundReview => ({ ...rest, judgments: judgements })),
);

const Document = v.strictObject({
  version: v.literal(REVIEW_VERSION),
  id: v.custom<string>(isSeed),
  rounds: v.array(v.strictObject({ moves: v.string(), review: Round })),
});

/** The review of a game as storage holds it. */
export interface ReviewDocument {
  readonly version: typeof REVIEW_VERSION;
  readonly id: string;
  readonly rounds: readonly {
    readonly moves: string;
    readonly review: v.InferInput<typeof Round>;
  }[];
}

/** The commands of each round as text, to detect whether they have changed. */
function movesOf({ commands }: GameRecord): string[] {
  const deals = commands.flatMap(({ type }, at) => (type === 'deal' ? [at] : []));
  return deals.map((from, round) => encodeMoves(commands.slice(from, deals[round + 1])));
}

/** A review as stored, with the commands of each reviewed round. */
export const encodeReview = (
  id: string,
  record: GameRecord,
  rounds: readonly RoundReview[],
): ReviewDocument => {
  const moves = movesOf(record);
  return {
    version: REVIEW_VERSION,
    id,
    rounds: rounds.map(({ judgments, ...review }) => ({
      moves: moves[review.round] ?? '',
      review: { ...review, judgements: judgments.map(encodeJudgment) },
    })),
  };
};

/** The reviews of rounds whose commands have not changed since; none of another version. Never throws. */
export function parseReview(value: unknown, record: GameRecord): RoundReview[] {
  const parsed = v.safeParse(Document, value);
  if (!parsed.success) return [];
  const played = movesOf(record);
  return parsed.output.rounds
    .filter(({ moves, review }) => moves === played[review.round])
    .map(({ review }) => review);
}
