import {
  type Card,
  DECK,
  type Formula,
  type PlayerView,
  SUITS,
  type Seat,
  type Trump,
  bidRefusal,
  bidsAreSealed,
  resolveScoring,
  seatsFromLeftOf,
  strength,
  suitOf,
} from '../engine/index.ts';
import { logistic } from './logistic.ts';
import { payoffOf } from './points.ts';
import type { DealtRound } from './situation.ts';

/** By so much a bidder is thought to misjudge the chance to win the trick. */
const MISJUDGED = 0.05;
/** The chance that somebody bids what nothing speaks for. */
const ODD = 0.03;

/** By trump, led suit and card, how strong a card is in a trick; each trump is reckoned once. */
const strengths = new Map<Trump, readonly Int16Array[]>();

function strengthsUnder(trump: Trump): readonly Int16Array[] {
  const known = strengths.get(trump);
  if (known !== undefined) return known;
  const table = SUITS.map((led) => Int16Array.from(DECK, (card) => strength(card, led, trump)));
  strengths.set(trump, table);
  return table;
}

/** A card as its place in the deck, and its suit. */
interface Numbered {
  readonly card: number;
  readonly suit: number;
}

const NUMBERED: readonly Numbered[] = DECK.map((card, at) => ({
  card: at,
  suit: SUITS.indexOf(suitOf(card)),
}));

/** The only trick of a round in which everybody sees every card but the own one [SIGHT-1]. */
interface OneTrick {
  /** The seats in the order in which they play, and bid. */
  readonly order: readonly Seat[];
  /** Their cards, but that of the seat of the view. */
  readonly cards: readonly (Numbered | null)[];
  /** The place of that seat. */
  readonly own: number;
  /** What its card may be. */
  readonly hidden: readonly Numbered[];
  readonly strengths: readonly Int16Array[];
}

function trickOf(view: PlayerView, round: DealtRound, trump: Trump): OneTrick {
  const order = seatsFromLeftOf(round.dealer, view.rules.players);
  const seen = order.map((seat) => {
    const hand = round.hands[seat];
    return hand?.kind === 'seen' ? hand.cards[0] : undefined;
  });
  const gone = new Set([...seen, round.turned]);
  return {
    order,
    cards: seen.map((card) =>
      card === undefined ? null : (NUMBERED[DECK.indexOf(card)] as Numbered),
    ),
    own: order.indexOf(view.seat),
    hidden: NUMBERED.filter(({ card }) => !gone.has(DECK[card] as Card)),
    strengths: strengthsUnder(trump),
  };
}

/**
 * Whether a card takes the trick at its place.
 * @param own the card of the seat of the view where the card is another one's; else null.
 */
function wins(
  { cards, own: ownPlace, strengths: table }: OneTrick,
  place: number,
  card: Numbered,
  own: Numbered | null,
): boolean {
  const at = (other: number): Numbered | null =>
    other === ownPlace ? own : (cards[other] ?? null);
  const led = place === 0 ? card : at(0);
  const row = table[led?.suit ?? 0] as Int16Array;
  const strong = row[card.card] as number;
  for (let other = 0; other < cards.length; other++) {
    if (other === place) continue;
    const rival = at(other);
    if (rival !== null && (row[rival.card] as number) >= strong) return false;
  }
  return true;
}

/** The chance at which a bidder is as glad to bid 1 as 0; null where the scoring does not tell. */
function evenChance(view: PlayerView, formula: Formula, seat: Seat): number | null {
  const payoff = (bid: number, tricks: number): number =>
    payoffOf(formula, view.standing, seat, 1, bid)[tricks] as number;
  const ifWon = payoff(1, 1) - payoff(0, 1);
  const ifLost = payoff(0, 0) - payoff(1, 0);
  return ifWon > 0 && ifLost > 0 ? ifLost / (ifWon + ifLost) : null;
}

/** Whether a bidder could have bid 0 as well as 1. */
function hadChoice(
  view: PlayerView,
  round: DealtRound,
  order: readonly Seat[],
  place: number,
): boolean {
  const earlier = new Set(order.slice(0, place));
  const bids = round.bids.map((bid, each) =>
    earlier.has(each) && typeof bid === 'number' ? bid : null,
  );
  const seat = order[place] as Seat;
  const zeroRun = view.zeroRuns[seat] ?? 0;
  const context = { rules: view.rules, handSize: round.handSize, bids, seat, zeroRun };
  return [0, 1].every((bid) => bidRefusal(context, bid) === null);
}

/**
 * How well a card, were it the own one, explains what a bidder has bid, who sees it. Bidders are
 * taken to go by the cards that they see alone.
 */
function explaining(
  trick: OneTrick,
  place: number,
  bid: number,
  even: number,
): (own: Numbered) => number {
  // What may be the bidder's card: that which it is, and all that is hidden but the own one.
  const theirs = [trick.cards[place] as Numbered, ...trick.hidden];
  return (own) => {
    let won = 0;
    for (const card of theirs) if (card !== own && wins(trick, place, card, own)) won++;
    const one = logistic((won / (theirs.length - 1) - even) / MISJUDGED);
    return ODD + (1 - 2 * ODD) * (bid === 1 ? one : 1 - one);
  };
}

/** By card that may be the own one, how well it explains the bids that are known. */
function weightOf(view: PlayerView, round: DealtRound, trick: OneTrick): (own: Numbered) => number {
  const scoring = resolveScoring(view.rules.scoring);
  if (scoring.kind !== 'formula' || bidsAreSealed(view.rules)) return () => 1;
  const bidders = trick.order.flatMap((seat, place) => {
    const bid = round.bids[seat];
    if (place === trick.own || typeof bid !== 'number') return [];
    const even = evenChance(view, scoring, seat);
    const isTelling = even !== null && hadChoice(view, round, trick.order, place);
    return isTelling ? [explaining(trick, place, bid, even)] : [];
  });
  return (own) => bidders.reduce((weight, explained) => weight * explained(own), 1);
}

/** The share of the cards that take the trick, of those that the own one may be. */
function shareOf(trick: OneTrick, weight: (own: Numbered) => number): number {
  let sum = 0;
  let won = 0;
  for (const card of trick.hidden) {
    const each = weight(card);
    sum += each;
    if (wins(trick, trick.own, card, null)) won += each;
  }
  return won / sum;
}

/**
 * The chance to win the only trick of a round in which one sees every card but one's own [SIGHT-1]:
 * every card that it could be is tried, and nobody has a choice in that trick. By the cards alone.
 */
export const foreheadChance = (view: PlayerView, round: DealtRound, trump: Trump): number =>
  shareOf(trickOf(view, round, trump), () => 1);

/**
 * The same for somebody who minds what the others bid, too: they see the card. What somebody bid who
 * had no choice tells nothing, nor does a sealed bid.
 */
export function readChance(view: PlayerView, round: DealtRound, trump: Trump): number {
  const trick = trickOf(view, round, trump);
  return shareOf(trick, weightOf(view, round, trick));
}
