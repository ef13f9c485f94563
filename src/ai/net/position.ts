import {
  type Card,
  CARDS,
  type Command,
  type DealtView,
  type Formula,
  type PartnershipScoring,
  type PlayerView,
  type RuleSet,
  type SeatInfo,
  bidPoints,
  deckOf,
  hasPartners,
  isHighJoker,
  isJoker,
  isHooked,
  isTrumpNamed,
  isUnseenByHolder,
  pointSign,
  rankValue,
  rankingOf,
  resolveScoring,
  seatAfter,
  sideOf,
  suitOf,
  suitValue,
} from '../../engine/index.ts';
import { trumpNumber } from '../heuristic/card-sets.ts';
import { partnershipPointScale } from '../heuristic/points.ts';
import { BAG_WEIGHT, bagCost } from '../partners/contracts.ts';
import { WIN_POINTS, winProbabilityBefore } from '../partners/win-probability.ts';
import { gameUtilityOf } from './game-utility.ts';
import type { Core } from './core.ts';
import type { NetAddresses } from './loaded-nets.ts';

/** Levels as the nets were trained to tell them apart. */
const LEVEL_NUMBER = {
  human: 0,
  hard: 1,
  medium: 2,
  easy: 3,
  expert: 0,
  master: 0,
  // As medium, a middle value, as in calibration and reviews.
  adaptive: 2,
} as const satisfies Record<SeatInfo['player'], number>;
const NO_BID = -1;
const NO_CARD = -1;
/** The side of the core's tables of points: bids and tricks go from 0 to 30. */
const TABLE_SIDE = 31;

/** Where the core's lanes of 16 numbers have jokers, one of each kind in every lane. */
const HIGH_JOKER_RANK = 13;
const LOW_JOKER_RANK = 14;

/**
 * A card as the core numbers it: by its suit and how high it is in the deck, so that the core knows
 * one order of the ranks only [DECK-3]. The first joker of a kind is in the lane of clubs, and so on.
 */
export function cardNumber(card: Card, rules: Pick<RuleSet, 'deck'>): number {
  const suit = suitOf(card);
  if (suit !== null) return suitValue(suit) * 16 + rankValue(card, rankingOf(rules));
  const lane = Number(card.charAt(1)) - 1;
  return lane * 16 + (isHighJoker(card) ? HIGH_JOKER_RANK : LOW_JOKER_RANK);
}

/** A bit for each bid among these moves. */
export const bidMask = (moves: readonly Command[]): number =>
  moves.reduce((set, move) => (move.type === 'bid' ? set | (1 << move.bid) : set), 0);

/** The tables of points so far, by formula and hand size: positions are put in thousands of times in a review. */
const pointsTables = new WeakMap<Formula, Map<number, Float32Array>>();

/** Points by bid (row) and tricks (column); more is better, whatever wins the game [SCORE-1]. */
export function pointsTable(scoring: Formula, handSize: number): Float32Array {
  const known = pointsTables.get(scoring) ?? new Map<number, Float32Array>();
  pointsTables.set(scoring, known);
  const table = known.get(handSize) ?? newPointsTable(scoring, handSize);
  known.set(handSize, table);
  return table;
}

function newPointsTable(scoring: Formula, handSize: number): Float32Array {
  const table = new Float32Array(TABLE_SIDE * TABLE_SIDE);
  const sign = pointSign(scoring);
  for (let bid = 0; bid <= handSize; bid++)
    for (let tricks = 0; tricks <= handSize; tricks++)
      table[bid * TABLE_SIDE + tricks] = sign * bidPoints(scoring, { bid, tricks, handSize });
  return table;
}

/** Sets a partnership scoring in a core. */
export function setPartnership(
  core: Pick<Core, 'setPartnership' | 'setBagScoring'>,
  scoring: PartnershipScoring,
): void {
  const { perTrick, bag, bagLimit, bagPenalty, nil, blindNil } = scoring;
  core.setPartnership(perTrick, nil, blindNil, partnershipPointScale(scoring));
  core.setBagScoring(bag, bagLimit, bagPenalty, BAG_WEIGHT * bagCost(scoring));
}

/** Sets the nets of the rollout policy, and the rules by which seats bid and name trump in a round. */
export function setPolicy(
  core: Core,
  nets: Pick<NetAddresses, 'play' | 'bid'>,
  rules: RuleSet,
  { index, handSize }: Pick<DealtView, 'index' | 'handSize'>,
): void {
  core.setPolicy(nets.play, nets.bid);
  core.setBidding(
    rules.bidding === 'sealed',
    isHooked(rules, handSize),
    isTrumpNamed(rules, index),
  );
}

/** Puts what the seat of a view knows of a round into the core, up to its decision. */
export function putPosition(core: Core, view: PlayerView, round: DealtView): void {
  const scoring = resolveScoring(view.rules.scoring);
  const levels = view.seats.map(({ player }) => LEVEL_NUMBER[player]);
  new Int32Array(core.memory.buffer, core.levelsAt.value, levels.length).set(levels);
  if (scoring.kind === 'partnership') {
    setPartnership(core, scoring);
    core.setBlindNils(maskOf(round.blindNils));
    putRound(core, view, round);
    return;
  }
  core.setSolo();
  const points = pointsTable(scoring, round.handSize);
  new Float32Array(core.memory.buffer, core.pointsAt.value, points.length).set(points);
  putRound(core, view, round);
}

/** A bit mask of what is true. */
const maskOf = (each: readonly boolean[]): number =>
  each.reduce((set, isSet, index) => (isSet ? set | (1 << index) : set), 0);

/** A bit for every seat barred from bidding 0 while it may bid anything else [BID-3]. */
const zeroBarred = ({ rules: { zeroLimit }, zeroRuns }: PlayerView): number =>
  maskOf(zeroRuns.map((run) => zeroLimit !== null && run >= zeroLimit));

/** Whether this is a forehead round of a solo game [SIGHT-1]. */
export const isOnForehead = (
  { rules }: Pick<PlayerView, 'rules'>,
  { handSize }: Pick<DealtView, 'handSize'>,
): boolean => !hasPartners(rules) && isUnseenByHolder(rules, handSize);

/** Sets who leads first, and what may be led and played, after `begin` [LEAD-1], [PLAY-4…6]. */
export function setPlayRules(
  core: Pick<
    Core,
    | 'requireBreaking'
    | 'requireTrumpLast'
    | 'letHighestBidderLead'
    | 'requireTrumping'
    | 'requireHeading'
  >,
  { trumpLead, firstLead, duty }: Pick<RuleSet, 'trumpLead' | 'firstLead' | 'duty'>,
): void {
  if (duty === 'must-trump') core.requireTrumping();
  if (duty === 'must-head') core.requireHeading();
  if (trumpLead === 'broken') core.requireBreaking();
  if (trumpLead === 'last') core.requireTrumpLast();
  if (firstLead === 'highest-bidder') core.letHighestBidderLead();
}

/** Tells the core which cards are in the deck, after `begin` [DECK-4], [JOKER-1]. */
export function putDeck(
  core: Pick<Core, 'leaveOut' | 'addJoker'>,
  rules: Pick<RuleSet, 'deck' | 'players' | 'jokers'>,
): void {
  if (rules.deck === undefined && rules.jokers === undefined) return;
  const deck = new Set(deckOf(rules));
  for (const card of CARDS)
    if (isJoker(card)) {
      if (deck.has(card)) core.addJoker(cardNumber(card, rules));
    } else if (!deck.has(card)) core.leaveOut(cardNumber(card, rules));
}

/** Puts in who holds, bid and played what. */
function putRound(core: Core, view: PlayerView, round: DealtView): void {
  const { rules, seat } = view;
  const { players } = rules;
  const turned = round.turned === null ? NO_CARD : cardNumber(round.turned, rules);
  core.begin(
    players,
    round.handSize,
    trumpNumber(round.trump),
    seatAfter(round.dealer, players),
    turned,
  );
  putDeck(core, rules);
  setPlayRules(core, rules);
  if (round.openCard !== null) core.showCard(round.dealer, cardNumber(round.openCard, rules));
  core.barZero(zeroBarred(view));
  const bids = new Int32Array(core.memory.buffer, core.bidsAt.value, players);
  for (const [each, bid] of round.bids.entries())
    bids[each] = typeof bid === 'number' ? bid : NO_BID;
  const isForehead = isOnForehead(view, round);
  if (isForehead)
    core.hideOwnCards(isHooked(rules, round.handSize), isTrumpNamed(rules, round.index));
  for (const [each, hand] of round.hands.entries())
    if (hand.kind === 'seen' && (isForehead || each === seat))
      for (const card of hand.cards) core.hold(each, cardNumber(card, rules));
  if (!round.bids.includes(null)) core.openPlay();
  const tricks = [...round.taken, round.trick];
  for (const trick of tricks)
    for (const [place, card] of trick.cards.entries())
      if (seatAfter(trick.leader, players, place) === seat)
        core.hold(seat, cardNumber(card, rules));
  core.beginHistory();
  for (const trick of tricks) for (const card of trick.cards) core.replay(cardNumber(card, rules));
}

/** Sets the bags before the round, and nothing else: play is for points alone. */
export function putBags(core: Core, { standing: { bags } }: Pick<PlayerView, 'standing'>): void {
  core.setTotals(0, 0, bags[0] ?? 0, bags[1] ?? 0);
  core.setGameEnd(Infinity, false, 0, 0.5);
}

/** Sets the standing of a partnership game before the round. */
function putPartnershipStanding(core: Core, view: PlayerView, round: DealtView): void {
  const { rules, standing, schedule } = view;
  const [total0 = 0, total1 = 0] = standing.totals;
  const [bags0 = 0, bags1 = 0] = standing.bags;
  const target = rules.end.kind === 'target' ? rules.end.points : Infinity;
  const isLast = round.index === schedule.length - 1;
  const mine = winProbabilityBefore(view, round);
  core.setTotals(total0, total1, bags0, bags1);
  core.setGameEnd(target, isLast, WIN_POINTS, sideOf(rules, view.seat) === 0 ? mine : 1 - mine);
}

/**
 * From here on, the seat of a view plays to win the game as its totals stand.
 * @param opponentWeight how much opponents' made bids count, 1 being what the utility says.
 */
export function putUtility(
  core: Core,
  view: PlayerView,
  round: DealtView,
  opponentWeight: number,
): void {
  const scoring = resolveScoring(view.rules.scoring);
  if (scoring.kind === 'partnership') {
    core.setOpponentWeight(opponentWeight);
    putPartnershipStanding(core, view, round);
    return;
  }
  const utility = gameUtilityOf(view, round, scoring);
  if (utility === null) return;
  const values = new Float32Array(
    core.memory.buffer,
    core.utilitiesAt.value,
    TABLE_SIDE * TABLE_SIDE,
  );
  const made = round.bids[view.seat];
  const [first, last] = typeof made === 'number' ? [made, made] : [0, round.handSize];
  for (let bid = first; bid <= last; bid++) values.set(utility.utilities(bid), bid * TABLE_SIDE);
  new Float32Array(
    core.memory.buffer,
    core.opponentCostsAt.value,
    utility.opponentCosts.length,
  ).set(utility.opponentCosts.map((cost) => opponentWeight * cost));
  core.setUtilitySeat(view.seat);
}
