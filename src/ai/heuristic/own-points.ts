import {
  type CardSet,
  type SuitMask,
  below,
  jokersWithout,
  maskIn,
  size,
  without,
} from './card-sets.ts';
import { isUsual, lastCardWins } from './last-card.ts';
import { type Standpoint, emptyOutlook, fillOutlook } from './make-probability.ts';
import { type Payoff, expectedPoints } from './points.ts';
import { pressureOf, tricksWanted } from './pressure.ts';
import type { Situation } from './situation.ts';
import { type TrickInPlay, trickWith } from './trick-in-play.ts';
import { type BestCard, fillWinProbabilities } from './trick-probability.ts';

/** What a seat plays for, and how far it looks ahead. */
export interface OwnStakes {
  readonly payoff: Payoff;
  readonly bid: number;
  /** With at most so many cards left after a trick, the next one is looked ahead to as well, down to the last card. */
  readonly lookahead: number;
}

/** The most tricks that are looked ahead to after the one on the table. */
const MAX_LOOKAHEAD = 3;

/** By seat, the probability that it takes the trick; an array for each trick of lookahead. */
const WIN_PROBABILITIES = Array.from({ length: MAX_LOOKAHEAD + 1 }, () => new Float64Array(8));
const leads = new Float64Array(8);
const outlook = emptyOutlook();

/** A hand at the start of a trick, and who took the one before. */
interface Start {
  readonly situation: Situation;
  readonly after: Standpoint;
  /** By seat, the probability that it has taken the trick before. */
  readonly wins: Float64Array;
}

const lowestRank = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Expected points with the last card of the hand. */
function pointsOfLastCard({ situation, after, wins }: Start, { payoff, bid }: OwnStakes): number {
  const { seat, players } = situation;
  const others = 1 - (wins[seat] as number);
  for (let each = 0; each < players; each++)
    leads[each] = after.leads === 1 ? 0 : (wins[each] as number) / others;
  leads[seat] = after.leads;
  const suit = after.hand.findIndex((mask) => mask !== 0);
  const rank = lowestRank(maskIn(after.hand, suit));
  const takes = lastCardWins(situation, { suit, rank }, leads);
  const taken = bid - after.need;
  return takes * (payoff[taken + 1] as number) + (1 - takes) * (payoff[taken] as number);
}

/** The situation at the start of a trick in which everybody has as many cards left as the seat. */
const nextSituation = ({ situation, after }: Start): Situation => ({
  ...situation,
  hand: after.hand,
  left: after.left,
  counts: situation.counts.map(() => after.left),
  needs: situation.needs.with(situation.seat, after.need),
});

/** The most own points that one of some cards brings. */
function bestPoints(
  situation: Situation,
  trick: TrickInPlay,
  stakes: OwnStakes,
  cards: CardSet,
  depth: number,
): number {
  let best = -Infinity;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = maskIn(cards, suit); rest !== 0; rest &= rest - 1) {
      const card = { suit, rank: lowestRank(rest) };
      best = Math.max(best, withCard(situation, trick, stakes, card, depth).points);
    }
  return best;
}

/** The same table with another player in the place before the seat. */
function withPlayerBefore(situation: Situation, player: number): Situation {
  const { seat, players, voids, needs } = situation;
  const before = (seat + players - 1) % players;
  const moved = (values: readonly number[]): readonly number[] =>
    values.with(before, values[player] as number).with(player, values[before] as number);
  return { ...situation, voids: moved(voids), needs: moved(needs) };
}

/** The cards that may be played where a suit is led. */
const following = (hand: CardSet, led: number): CardSet => {
  const own = (suit: number): number => (suit === led ? maskIn(hand, led) : 0);
  return maskIn(hand, led) === 0 ? hand : [own(0), own(1), own(2), own(3)];
};

/** The middle one of some cards of a suit, by rank. */
function middleRank(mask: SuitMask): number {
  let rest = mask;
  for (let skipped = size(mask) >> 1; skipped > 0; skipped--) rest &= rest - 1;
  return lowestRank(rest);
}

/**
 * The mean of {@link bestPoints} over the cards that the player before the seat may lead, all equally likely. The middle
 * one of the cards of a suit that beat the same cards of the hand stands for all of them.
 */
function pointsIfLed(situation: Situation, stakes: OwnStakes, depth: number): number {
  const { seat, players, hand, unseen, unseenCards, voids } = situation;
  const winner = (seat + players - 1) % players;
  let sum = 0;
  let count = 0;
  for (let led = 0; led < 4; led++) {
    if (((voids[winner] as number) >> led) & 1) continue;
    const cards = following(hand, led);
    let own = maskIn(hand, led);
    for (let rest = maskIn(unseen, led); rest !== 0; own &= own - 1) {
      const alike = own === 0 ? rest : below(rest, lowestRank(own));
      rest &= ~alike;
      if (alike === 0) continue;
      const best: BestCard = { suit: led, rank: middleRank(alike) };
      const seen = without(unseen, led, best.rank);
      const next = { ...situation, unseen: seen, unseenCards: unseenCards - 1 };
      const trick = { led, best, winner, toPlay: players - 2 };
      sum += size(alike) * bestPoints(next, trick, stakes, cards, depth);
      count += size(alike);
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Players less likely to lead than this are left out. */
const MIN_LEADS = 0.02;

/** Own points with the best cards to the next trick. */
function pointsAhead(start: Start, stakes: OwnStakes, depth: number): number {
  const next = nextSituation(start);
  const { seat, players, hand } = next;
  if (start.after.leads === 1) {
    const trick = { led: null, best: null, winner: seat, toPlay: players - 1 };
    return bestPoints(next, trick, stakes, hand, depth);
  }
  let sum = 0;
  let weight = 0;
  for (let player = 0; player < players; player++) {
    const share = (start.wins[player] as number) / (1 - (start.wins[seat] as number));
    if (player === seat || share < MIN_LEADS) continue;
    sum += share * pointsIfLed(withPlayerBefore(next, player), stakes, depth);
    weight += share;
  }
  return sum / weight;
}

/** Expected own points with the cards left after a trick. */
function restPoints(start: Start, stakes: OwnStakes, depth: number): number {
  const { situation, after } = start;
  const { left, need } = after;
  const isOpen = left > 0 && need >= 0 && need <= left;
  // A duty to trump is not looked ahead to.
  const isKnown = left === 1 || situation.duty === 'follow';
  if (isOpen && isKnown && left <= stakes.lookahead && isUsual(situation, after.hand))
    return left === 1 ? pointsOfLastCard(start, stakes) : pointsAhead(start, stakes, depth + 1);
  fillOutlook(outlook, situation, after, 'play');
  return expectedPoints(stakes.payoff, stakes.bid, stakes.bid - need, left, outlook);
}

/** Who takes the trick with a card, and what the seat expects. */
export interface CardProspects {
  /** Own points. */
  readonly points: number;
  /** By seat, the probability that it takes the trick; valid until the next call. */
  readonly wins: Float64Array;
  /** Tricks that all players still want after this one. */
  readonly wanted: number;
}

/**
 * What the seat expects of a card: one trick of lookahead, then the rest.
 * @param depth tricks after the current one.
 */
export function withCard(
  situation: Situation,
  trick: TrickInPlay,
  stakes: OwnStakes,
  card: BestCard,
  depth: number,
): CardProspects {
  const { seat, players, needs } = situation;
  const wins = WIN_PROBABILITIES[depth] as Float64Array;
  const wanted = tricksWanted(needs);
  const next = (seat + 1) % players;
  fillWinProbabilities(
    wins,
    situation,
    trickWith(card, trick, situation, pressureOf(wanted, situation.left)),
  );
  const win = wins[seat] as number;
  const hand = without(situation.hand, card.suit, card.rank);
  const jokers = jokersWithout(situation.jokers, card.suit);
  const left = situation.left - 1;
  const need = needs[seat] as number;
  let met = 0;
  for (let other = 0; other < players; other++)
    if (other !== seat && (needs[other] as number) > 0) met += wins[other] as number;
  let points = 0;
  if (win > 0) {
    const pressure = pressureOf(need > 0 ? wanted - 1 : wanted, left);
    const after = { hand, jokers, left, need: need - 1, pressure, leads: 1, last: 0, toBid: 0 };
    points += win * restPoints({ situation, after, wins }, stakes, depth);
  }
  if (win < 1) {
    const pressure = pressureOf(wanted - met / (1 - win), left);
    const last = (wins[next] as number) / (1 - win);
    const after = { hand, jokers, left, need, pressure, leads: 0, last, toBid: 0 };
    points += (1 - win) * restPoints({ situation, after, wins }, stakes, depth);
  }
  return { points, wins, wanted: wanted - met };
}
