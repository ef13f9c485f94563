import type { PartnershipScoring, RuleSet, Seat } from '../../engine/index.ts';
import {
  ALL_BUT_LED,
  type CardSet,
  type MutableCardSet,
  WHOLE_SUIT,
  below,
  setSize,
  size,
} from '../masks.ts';
import { type BestCard, beats } from '../trick-chance.ts';

/** A round among partners in which everybody's cards lie open. Changed in place. */
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
  /**
   * How many tricks the others believe a seat to be good for, where that is not what it bid. What is
   * at stake for them is the bid all the same.
   */
  believed: { readonly seat: Seat; readonly tricks: number } | null;
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

/** The ranks of a suit that the seat to play may play [PLAY-2], [PLAY-4]. */
export function mayPlay(deal: Deal, suit: number): number {
  const { led, trump, onTable, broken, rules } = deal;
  const hand = deal.hands[deal.turn] as MutableCardSet;
  const own = hand[suit as 0];
  if (onTable > 0) return hand[led as 0] === 0 || suit === led ? own : 0;
  const isClosed = rules.trumpLead === 'broken' && !broken && suit === trump;
  return isClosed && setSize(hand) > size(own) ? 0 : own;
}

/**
 * Whether a card of the seat to play does the same as the next lower one of the hand: nothing in play
 * lies between. Where ranks are compared across suits [TRUMP-5], nothing of another suit may lie there
 * either, nor beside one of the two.
 */
export function isTwin(deal: Deal, suit: number, rank: number): boolean {
  const hand = deal.hands[deal.turn] as MutableCardSet;
  const lower = below(hand[suit as 0], rank);
  if (lower === 0) return false;
  const next = 31 - Math.clz32(lower);
  const between = below(WHOLE_SUIT, rank) & ~below(WHOLE_SUIT, next + 1);
  if ((between & ~deal.finished[suit as 0]) !== 0) return false;
  if (deal.trump !== ALL_BUT_LED) return true;
  const beside = between | (1 << rank) | (1 << next);
  for (let other = 0; other < 4; other++)
    if (other !== suit && (beside & ~deal.finished[other as 0] & ~hand[other as 0]) !== 0)
      return false;
  return true;
}

/** The cards that the seat to play may play, one of each that do the same. */
export function choicesIn(deal: Deal): BestCard[] {
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
