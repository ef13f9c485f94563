import * as v from 'valibot';
import {
  FORMULA_IDS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PRESET_IDS,
  SCHEDULE_SHAPES,
  SUITS,
  isCard,
  type Card,
} from '@/engine/index.ts';

/** The schemas of rows; fields that a schema does not name are ignored. */

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0), v.maxValue(52));
const seat = v.pipe(whole, v.minValue(0), v.maxValue(MAX_PLAYERS - 1));
const players = v.pipe(whole, v.minValue(MIN_PLAYERS), v.maxValue(MAX_PLAYERS));
const size = v.pipe(whole, v.minValue(1), v.maxValue(26));
const card = v.custom<Card>(isCard, 'Expected a card');
const suit = v.picklist(SUITS);
const trump = v.pipe(
  v.picklist([...SUITS, 'NT']),
  v.transform((name) => (name === 'NT' ? 'N' : name)),
);

const counts = v.array(count);
const cards = v.array(card);
const hands = v.array(cards);
const points = v.array(whole);
const four = v.optional(players, 4);

const trick = v.object({ leader: seat, plays: cards, winner: seat });
const played = {
  handSize: size,
  hands,
  bids: counts,
  tricks: v.array(trick),
  tricksWon: counts,
  points,
  scores: points,
  rejectedBids: v.optional(
    v.array(v.object({ seat, bid: v.unknown(), why: v.optional(v.unknown()) })),
    [],
  ),
  rejectedPlays: v.optional(v.array(v.object({ trick: count, seat, card: v.unknown() })), []),
};

/** A rule object; what it leaves out has its default, and the engine's own reader takes the rest. */
const rules = v.looseObject({
  players: whole,
  deck: v.optional(v.string()),
  jokers: v.optional(v.object({ high: whole, low: whole })),
  trump: v.looseObject({ kind: v.string() }),
  scoring: v.looseObject({}),
});
const runs = v.array(v.pipe(whole, v.minValue(0)));

/** The schema of every kind of row, by the name that {@link import('./kinds.ts').KINDS} uses. */
export const ROW = {
  legalBids: v.object({
    players: four,
    handSize: size,
    previousBids: counts,
    isDealer: v.optional(v.boolean()),
    isLast: v.optional(v.boolean()),
    zeroStreak: v.optional(count, 0),
    round: v.optional(v.pipe(whole, v.minValue(1)), 1),
    legal: counts,
  }),
  trick: v.object({
    players: four,
    trump: v.optional(trump),
    leader: seat,
    cards,
    winner: seat,
    winningCard: v.optional(card),
  }),
  bidScore: v.object({ bid: count, tricks: count, points: whole, made: v.optional(v.boolean()) }),
  variantScore: v.object({
    variant: v.picklist(FORMULA_IDS),
    bid: count,
    tricks: count,
    points: whole,
  }),
  formulaScore: v.object({
    formula: v.picklist(FORMULA_IDS),
    bid: count,
    tricks: count,
    points: whole,
  }),
  roundScore: v.object({ handSize: size, bids: counts, tricks: counts, points }),
  winners: v.object({ scores: points, winners: v.array(seat) }),
  hooked: v.object({ players, handSize: size, previousBids: counts, legal: counts }),
  plays: v.object({ hand: cards, ledSuit: v.nullable(suit), trump, legal: cards }),
  spadesPlays: v.object({
    hand: cards,
    ledSuit: v.nullable(suit),
    spadesBroken: v.boolean(),
    legal: cards,
  }),
  breaking: v.object({
    card,
    ledSuit: v.nullable(suit),
    alreadyBroken: v.boolean(),
    breaks: v.boolean(),
  }),
  bidValidity: v.object({ bid: v.unknown(), isBlindNil: v.boolean(), valid: v.boolean() }),
  spadesScore: v.object({
    bid1: v.pipe(whole, v.minValue(-1)),
    tricks1: count,
    bid2: v.pipe(whole, v.minValue(-1)),
    tricks2: count,
    bagsBefore: count,
    points: whole,
    bagsAfter: count,
    bagPenalty: v.boolean(),
    nilBonuses: whole,
    nilPenalties: whole,
  }),
  sideTotals: v.object({
    player: whole,
    opponent: whole,
    winner: v.nullable(v.picklist(['player', 'opponent'])),
  }),
  chooser: v.object({
    handSize: size,
    dealer: seat,
    bidsInOrder: counts,
    bidsBySeat: counts,
    selector: seat,
    firstLeader: seat,
  }),
  sight: v.object({
    round: v.pipe(whole, v.minValue(1)),
    handSize: size,
    viewer: seat,
    seesFaceUp: v.array(v.boolean()),
  }),
  nommieRound: v.object({ round: whole, handSize: size, dealerSeat: seat, firstBidder: seat }),
  devilRound: v.object({
    round: whole,
    handSize: size,
    startingSeat: seat,
    lastBidderSeat: seat,
    cardsOnForehead: v.boolean(),
  }),
  riverSchedule: v.object({
    players,
    maxCards: size,
    totalRounds: v.optional(count),
    handSizes: counts,
  }),
  customSchedule: v.object({ players, high: size, handSizes: counts }),
  presetSchedule: v.object({
    preset: v.picklist(PRESET_IDS),
    players,
    shape: v.optional(v.picklist(SCHEDULE_SHAPES)),
    handSizes: counts,
  }),
  scoreSheet: v.object({
    players,
    rounds: v.array(
      v.object({
        handSize: size,
        dealer: seat,
        bids: counts,
        tricks: counts,
        points,
        scores: points,
      }),
    ),
  }),
  buggerGame: v.object({
    players,
    rounds: v.array(
      v.object({ ...played, dealer: seat, trumpCard: v.nullable(card), trump, firstBidder: seat }),
    ),
    winners: v.array(seat),
  }),
  nommieGame: v.object({
    rounds: v.array(v.object({ ...played, dealer: seat, selector: seat, trump })),
  }),
  devilGame: v.object({ rounds: v.array(v.object({ ...played, startingSeat: seat })) }),
  comparison: v.object({
    variant: v.optional(v.picklist(PRESET_IDS)),
    trump: v.optional(trump),
    ledSuit: suit,
    higher: card,
    lower: card,
  }),
  variantTrick: v.object({
    variant: v.picklist(PRESET_IDS),
    trump: v.optional(trump),
    leader: seat,
    cards,
    winner: seat,
  }),
  ruleSchedule: v.object({
    rules,
    deck: v.optional(v.string()),
    sizes: v.optional(counts),
    refused: v.optional(v.literal(true)),
  }),
  ruleRound: v.object({
    rules,
    round: v.pipe(whole, v.minValue(1)),
    dealer: whole,
    handSize: whole,
    hands: v.array(v.string()),
    turned: v.nullable(v.string()),
    dealersLast: v.optional(v.nullable(v.string()), null),
    trumpNamer: v.nullable(whole),
    legalTrumps: v.nullable(v.array(v.string())),
    trump: v.string(),
    zeroStreaks: runs,
    legalBids: v.array(counts),
    bids: counts,
    firstLeader: whole,
    legalPlays: v.array(v.string()),
    plays: v.array(v.string()),
    winners: v.array(whole),
    tricks: counts,
    streaks: v.object({ made: runs, missed: runs }),
    points,
  }),
  ruleGame: v.object({
    rules,
    firstDealer: whole,
    rounds: v.array(
      v.object({
        handSize: whole,
        dealer: whole,
        trump: v.nullable(v.string()),
        bids: counts,
        tricks: counts,
        points,
        totals: points,
      }),
    ),
    endsAfter: whole,
    winners: v.array(whole),
  }),
  ohHellTrace: v.object({
    game: v.literal('oh-hell'),
    players,
    dealer: seat,
    handSize: size,
    turnUp: v.nullable(card),
    hands,
    bids: v.array(v.tuple([seat, count, counts])),
    plays: v.array(v.tuple([seat, card, cards])),
    winners: v.array(seat),
    taken: counts,
    score: v.object({ made: v.string(), missed: v.string() }),
    points,
  }),
  spadesTrace: v.object({
    game: v.literal('spades'),
    players: v.literal(4),
    firstBidder: seat,
    handSize: size,
    hands,
    bids: v.array(v.tuple([seat, count])),
    plays: v.array(v.tuple([seat, card, cards])),
    winners: v.array(seat),
    taken: counts,
    bagsBefore: v.array(v.nullable(count)),
    sidePoints: v.array(v.nullable(whole)),
  }),
} as const;

export type Row<K extends keyof typeof ROW> = v.InferOutput<(typeof ROW)[K]>;
