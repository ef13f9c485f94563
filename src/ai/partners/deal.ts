import type { PartnershipScoring, RuleSet, Seat } from '../../engine/index.ts';
import {
  type CardSet,
  type MutableCardSet,
  NO_TRUMP,
  WHOLE_SUIT,
  below,
  setSize,
  size,
} from '../masks.ts';
import type { Situation } from '../situation.ts';
import type { TrickInPlay } from '../trick-in-play.ts';
import { type BestCard, beats } from '../trick-chance.ts';
import { contractsFor } from './contracts.ts';
import { expectedTricks, partnerBidWorth } from './bid.ts';
import { partnerCardWorth } from './play.ts';

/**
 * A round among partners in which everybody's cards lie open, to be played to its end by the rule of
 * thumb: each seat decides by its own hand and by what all have seen. Changed in place.
 */
export interface Deal {
  readonly rules: RuleSet;
  readonly scoring: PartnershipScoring;
  readonly handSize: number;
  readonly opener: Seat;
  /** A suit in bridge order, `NO_TRUMP` or `ALL_BUT_LED`; null while it is to be named. */
  trump: number | null;
  readonly hands: MutableCardSet[];
  /** Cards that nobody holds any more, and those of finished tricks among them. */
  readonly gone: MutableCardSet;
  finished: CardSet;
  readonly counts: number[];
  readonly voids: number[];
  readonly bids: (number | null)[];
  readonly tricks: number[];
  broken: boolean;
  turn: Seat;
  /** Cards on the table, what was led, what wins and whose it is. */
  onTable: number;
  led: number;
  best: BestCard | null;
  winner: Seat;
  /** The cards that took tricks. */
  readonly takers: MutableCardSet;
}

const copy = (set: CardSet): MutableCardSet => [set[0], set[1], set[2], set[3]];

/** The same round once more, to be played on by itself. */
export const copyOf = (deal: Deal): Deal => ({
  ...deal,
  hands: deal.hands.map(copy),
  gone: copy(deal.gone),
  takers: copy(deal.takers),
  counts: deal.counts.slice(),
  voids: deal.voids.slice(),
  bids: deal.bids.slice(),
  tricks: deal.tricks.slice(),
});

/** All cards but some. */
const but = (one: CardSet, other: CardSet): CardSet => [
  WHOLE_SUIT & ~(one[0] | other[0]),
  WHOLE_SUIT & ~(one[1] | other[1]),
  WHOLE_SUIT & ~(one[2] | other[2]),
  WHOLE_SUIT & ~(one[3] | other[3]),
];

/** What a seat reckons with: its hand, and what has been played. */
function situationIn(deal: Deal, seat: Seat, trump = deal.trump ?? NO_TRUMP): Situation {
  const { counts, voids, bids, tricks, rules, handSize } = deal;
  const hand = deal.hands[seat] as MutableCardSet;
  const left = counts[seat] as number;
  const unseen = but(deal.gone, hand);
  const unseenCards = setSize(unseen);
  let held = -left;
  for (const count of counts) held += count;
  return {
    players: rules.players,
    seat,
    trump,
    handSize,
    hand,
    left,
    unseen,
    inHands: unseenCards === 0 ? 0 : Math.min(1, held / unseenCards),
    counts,
    voids,
    needs: bids.map((bid, each) => (bid ?? handSize / rules.players) - (tricks[each] as number)),
  };
}

/** The ranks of a suit that the seat to play may play [PLAY-2], [PLAY-4]. */
export function mayPlay(deal: Deal, suit: number): number {
  const { led, trump, onTable, broken, rules } = deal;
  const hand = deal.hands[deal.turn] as MutableCardSet;
  const own = hand[suit as 0];
  if (onTable > 0) return hand[led as 0] === 0 || suit === led ? own : 0;
  const isClosed = rules.trumpLead === 'broken' && !broken && suit === trump;
  return isClosed && setSize(hand) > size(own) ? 0 : own;
}

/** Whether a card does the same as the next lower one of the hand: nothing in play lies between. */
function isTwin(deal: Deal, suit: number, rank: number): boolean {
  const own = (deal.hands[deal.turn] as MutableCardSet)[suit as 0];
  const lower = below(own, rank);
  if (lower === 0) return false;
  const next = 31 - Math.clz32(lower);
  const between = below(WHOLE_SUIT, rank) & ~below(WHOLE_SUIT, next + 1);
  return (between & ~deal.finished[suit as 0]) === 0;
}

/** The cards that the seat to play may play, one of each that do the same. */
function choicesIn(deal: Deal): BestCard[] {
  const choices: BestCard[] = [];
  for (let suit = 0; suit < 4; suit++)
    for (let ranks = mayPlay(deal, suit); ranks !== 0; ranks &= ranks - 1) {
      const rank = 31 - Math.clz32(ranks & -ranks);
      if (!isTwin(deal, suit, rank)) choices.push({ suit, rank });
    }
  return choices;
}

/** Plays a card for the seat whose turn it is. */
export function playCard(deal: Deal, card: BestCard): void {
  const { turn, rules } = deal;
  const { suit, rank } = card;
  const trump = deal.trump as number;
  (deal.hands[turn] as MutableCardSet)[suit as 0] &= ~(1 << rank);
  deal.gone[suit as 0] |= 1 << rank;
  deal.counts[turn] = (deal.counts[turn] as number) - 1;
  if (suit === trump && (deal.onTable === 0 || deal.led !== trump)) deal.broken = true;
  if (deal.onTable === 0) deal.led = suit;
  else if (suit !== deal.led) deal.voids[turn] = (deal.voids[turn] as number) | (1 << deal.led);
  if (deal.onTable === 0 || deal.best === null || beats(card, deal.best, deal.led, trump)) {
    deal.best = card;
    deal.winner = turn;
  }
  deal.onTable++;
  deal.turn = (turn + 1) % rules.players;
  if (deal.onTable < rules.players) return;
  deal.tricks[deal.winner] = (deal.tricks[deal.winner] as number) + 1;
  if (deal.best !== null) deal.takers[deal.best.suit as 0] |= 1 << deal.best.rank;
  deal.turn = deal.winner;
  deal.onTable = 0;
  deal.best = null;
  deal.finished = copy(deal.gone);
}

/** What the rule of thumb thinks of cards for the seat whose turn it is, in points of its side. */
export function cardWorthsIn(deal: Deal, cards: readonly BestCard[]): number[] {
  const { rules, turn, onTable } = deal;
  const situation = situationIn(deal, turn);
  const contracts = contractsFor(rules, deal.scoring, deal, turn);
  const trick: TrickInPlay = {
    led: onTable === 0 ? null : deal.led,
    best: onTable === 0 ? null : deal.best,
    winner: onTable === 0 ? turn : deal.winner,
    toPlay: rules.players - 1 - onTable,
  };
  const unseenCards = setSize(situation.unseen);
  return cards.map((card) => partnerCardWorth(trick, situation, contracts, card, unseenCards));
}

/** What the rule of thumb thinks of every bid of a seat. */
export function bidWorthsIn(deal: Deal, seat: Seat): (bid: number) => number {
  const partner = (seat + deal.rules.players / 2) % deal.rules.players;
  return partnerBidWorth(situationIn(deal, seat), deal.scoring, deal.bids[partner] !== 0);
}

/** The option with the highest worth, of equal ones the first. */
const bestBy = <T>(options: readonly T[], worths: readonly number[]): T =>
  options[worths.indexOf(Math.max(...worths))] as T;

function bidOn(deal: Deal): void {
  const { players } = deal.rules;
  const numbers = Array.from({ length: deal.handSize + 1 }, (_, bid) => bid);
  for (let place = 0; place < players; place++) {
    const seat = (deal.opener + place) % players;
    if (deal.bids[seat] !== null) continue;
    let sum = 0;
    let open = 0;
    for (const bid of deal.bids) {
      sum += bid ?? 0;
      if (bid === null) open++;
    }
    const closed = deal.rules.hook && open === 1 ? deal.handSize - sum : -1;
    const bids = numbers.filter((bid) => bid !== closed);
    deal.bids[seat] = bestBy(bids, bids.map(bidWorthsIn(deal, seat)));
  }
}

/** Suits and no trump: what may be named [TRUMP-3]. */
const NAMES = [0, 1, 2, 3, NO_TRUMP];

function nameTrump(deal: Deal): void {
  const { players } = deal.rules;
  let chooser = deal.opener;
  for (let place = 1; place < players; place++) {
    const seat = (deal.opener + place) % players;
    if ((deal.bids[seat] ?? 0) > (deal.bids[chooser] ?? 0)) chooser = seat;
  }
  const worths = NAMES.map((trump) => expectedTricks(situationIn(deal, chooser, trump)));
  deal.trump = bestBy(NAMES, worths);
}

/** Bids, names and plays on to the end of the round. */
export function playOut(deal: Deal): void {
  bidOn(deal);
  if (deal.trump === null) nameTrump(deal);
  while ((deal.counts[deal.turn] as number) > 0) {
    const cards = choicesIn(deal);
    playCard(
      deal,
      cards.length === 1 ? (cards[0] as BestCard) : bestBy(cards, cardWorthsIn(deal, cards)),
    );
  }
}
