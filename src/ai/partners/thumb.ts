import { type Seat, UNSEEN } from '../../engine/index.ts';
import type { Choice } from '../choice.ts';
import { type CardSet, type MutableCardSet, NO_TRUMP, WHOLE_SUIT, setSize } from '../masks.ts';
import type { Situation } from '../situation.ts';
import { type TrickInPlay, cardNumbers } from '../trick-in-play.ts';
import type { BestCard } from '../trick-chance.ts';
import { expectedTricks, partnerBidWorth } from './bid.ts';
import { contractsFor } from './contracts.ts';
import { type Deal, choicesIn, playCard } from './deal.ts';
import { partnerCardWorth } from './play.ts';

// A deal is played on by the rule of thumb: each seat decides by its own hand and by what all have
// seen.

/** All cards but some. */
const but = (one: CardSet, other: CardSet): CardSet => [
  WHOLE_SUIT & ~(one[0] | other[0]),
  WHOLE_SUIT & ~(one[1] | other[1]),
  WHOLE_SUIT & ~(one[2] | other[2]),
  WHOLE_SUIT & ~(one[3] | other[3]),
];

/** What a seat reckons with: its hand, and what has been played. */
function situationIn(deal: Deal, seat: Seat, trump = deal.trump ?? NO_TRUMP): Situation {
  const { counts, voids, tricks, rules, handSize, believed } = deal;
  const hand = deal.hands[seat] as MutableCardSet;
  const left = counts[seat] as number;
  const unseen = but(deal.gone, hand);
  const unseenCards = setSize(unseen);
  let held = -left;
  for (const count of counts) held += count;
  const bids = deal.bids.slice();
  if (believed !== null && believed.seat !== seat) bids[believed.seat] = believed.tricks;
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

/** What the rule of thumb thinks of cards for the seat whose turn it is, in points of its side. */
function cardWorthsIn(deal: Deal, cards: readonly BestCard[]): number[] {
  const { rules, turn, onTable } = deal;
  const situation = situationIn(deal, turn);
  const contracts = contractsFor(rules, deal.scoring, deal, turn);
  const trick: TrickInPlay = {
    led: onTable === 0 ? null : deal.led,
    best: onTable === 0 ? null : deal.best,
    winner: onTable === 0 ? turn : deal.winner,
    toPlay: rules.players - 1 - onTable,
  };
  return cards.map(partnerCardWorth(trick, situation, contracts));
}

/** What the rule of thumb thinks of every bid of a seat. */
export function bidWorthsIn(deal: Deal, seat: Seat): (bid: number) => number {
  const partner = (seat + deal.rules.players / 2) % deal.rules.players;
  return partnerBidWorth(situationIn(deal, seat), deal.scoring, deal.bids[partner] !== 0);
}

/** The option with the highest worth, of equal ones the first. */
const bestBy = <T>(options: readonly T[], worths: readonly number[]): T =>
  options[worths.indexOf(Math.max(...worths))] as T;

/** The bid that says what a hand is good for: the rule of thumb's, nil apart. */
function honestBidIn(deal: Deal, seat: Seat): number {
  const bids = Array.from({ length: deal.handSize }, (_, index) => index + 1);
  return bestBy(bids, bids.map(bidWorthsIn(deal, seat)));
}

/**
 * Tries a bid of a seat. It deceives nobody: the others go on reckoning with what the hand is good
 * for. A nil is what it says.
 */
export function tryBid(deal: Deal, seat: Seat, bid: number): void {
  deal.bids[seat] = bid;
  deal.believed = bid === 0 ? null : { seat, tricks: honestBidIn(deal, seat) };
}

/** What the rule of thumb thinks of legal choices of the seat to decide, in points. */
export function choiceWorthsIn(deal: Deal, seat: Seat, choices: readonly Choice[]): number[] {
  const bids = choices.filter((choice) => choice.type === 'bid');
  if (bids.length > 0) return bids.map(({ bid }) => bid).map(bidWorthsIn(deal, seat));
  const cards = choices.flatMap((choice) =>
    choice.type === 'play' && choice.card !== UNSEEN ? [cardNumbers(choice.card)] : [],
  );
  return cards.length > 0 ? cardWorthsIn(deal, cards) : choices.map(() => 0);
}

/** The bids that are open to a seat [BID-2]. */
function bidsIn(deal: Deal): number[] {
  let sum = 0;
  let open = 0;
  for (const bid of deal.bids) {
    sum += bid ?? 0;
    if (bid === null) open++;
  }
  const closed = deal.rules.hook && open === 1 ? deal.handSize - sum : -1;
  return Array.from({ length: deal.handSize + 1 }, (_, bid) => bid).filter((bid) => bid !== closed);
}

/** The seat that bids next; null when all have bid. */
function nextToBid({ rules: { players }, opener, bids }: Deal): Seat | null {
  for (let place = 0; place < players; place++) {
    const seat = (opener + place) % players;
    if (bids[seat] === null) return seat;
  }
  return null;
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

/** What a seat decides in a deal: a bid, or a card. */
export type Move = number | BestCard;

/** Carries out what a seat decides; a card for the seat whose turn it is. */
export function move(deal: Deal, seat: Seat, chosen: Move): void {
  if (typeof chosen === 'number') deal.bids[seat] = chosen;
  else playCard(deal, chosen);
}

/** What somebody may do in a deal, with what the rule of thumb thinks of it in points. */
interface Choices {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly worths: readonly number[];
}

/** The next that there is to decide; null at the end of the round. Trump is named on the way. */
function nextChoices(deal: Deal): Choices | null {
  const bidder = nextToBid(deal);
  if (bidder !== null) {
    const bids = bidsIn(deal);
    return { seat: bidder, moves: bids, worths: bids.map(bidWorthsIn(deal, bidder)) };
  }
  if (deal.trump === null) nameTrump(deal);
  if (deal.counts[deal.turn] === 0) return null;
  const cards = choicesIn(deal);
  // Nothing to weigh.
  const worths = cards.length === 1 ? [0] : cardWorthsIn(deal, cards);
  return { seat: deal.turn, moves: cards, worths };
}

/** Bids, names and plays on to the end of the round. */
export function playOut(deal: Deal): void {
  for (let next = nextChoices(deal); next !== null; next = nextChoices(deal))
    move(deal, next.seat, bestBy(next.moves, next.worths));
}

/**
 * Bids, names and plays on until a seat has something to choose from: gives that, what the rule of
 * thumb likes best first; nothing at the end of the round.
 */
export function playUntil(deal: Deal, seat: Seat): readonly Move[] {
  for (let next = nextChoices(deal); next !== null; next = nextChoices(deal)) {
    const { moves, worths } = next;
    if (next.seat === seat && moves.length > 1)
      return moves
        .map((each, index) => ({ each, worth: worths[index] as number }))
        .toSorted((one, other) => other.worth - one.worth)
        .map(({ each }) => each);
    move(deal, next.seat, bestBy(moves, worths));
  }
  return [];
}
