import { ALL_BUT_LED, type CardSet, NO_TRUMP, above, below, maskIn, size } from './card-sets.ts';
import type { Situation } from './situation.ts';
import type { BestCard } from './trick-probability.ts';

/** What the last trick depends on. */
export type LastTrick = Pick<
  Situation,
  'players' | 'seat' | 'trump' | 'unseen' | 'voids' | 'needs'
>;

/**
 * How likely a player who needs no more tricks is to have kept a card that beats the seat's, relative to any other
 * card. Set by 569 decisions of hard in the last three
 * tricks, by what hints and open cards say of them (decision 083).
 */
const KEPT_BY_DODGERS = 0.35;

/** How many unseen cards a player may hold, by what they do to a card; filled in by {@link countFor}. */
const counted = { all: 0, lower: 0, beating: 0 };

/** Counts the unseen cards that a player may hold. */
function countFor(
  { unseen, voids, trump, needs }: LastTrick,
  player: number,
  { suit, rank }: BestCard,
): void {
  const lacks = voids[player] as number;
  const maskOf = (each: number): number => ((lacks >> each) & 1 ? 0 : maskIn(unseen, each));
  counted.all = 0;
  for (let each = 0; each < 4; each++) counted.all += size(maskOf(each));
  counted.lower = size(below(maskOf(suit), rank));
  counted.beating = size(above(maskOf(suit), rank));
  if (trump < NO_TRUMP && suit !== trump) counted.beating += size(maskOf(trump));
  if ((needs[player] as number) > 0) return;
  counted.all -= (1 - KEPT_BY_DODGERS) * counted.beating;
  counted.beating *= KEPT_BY_DODGERS;
}

/** Whether the last tricks follow the usual rules: no joker, no open card, and no suit trump but one or none. */
export const isUsual = ({ jokers, unseenJokers, trump, open }: Situation, hand: CardSet): boolean =>
  trump !== ALL_BUT_LED &&
  open === null &&
  unseenJokers.high + unseenJokers.low + jokers.high + jokers.low === 0 &&
  hand.some((mask) => mask !== 0);

/** The probability that no other player beats a card; `except` is left out, unless negative. */
function unbeaten(trick: LastTrick, card: BestCard, except: number): number {
  const { players, seat } = trick;
  let probability = 1;
  let dealt = except < 0 ? 0 : 1;
  for (let player = 0; player < players; player++) {
    if (player === seat || player === except) continue;
    countFor(trick, player, card);
    const { all, beating } = counted;
    if (all > dealt) probability *= Math.max(0, 1 - beating / (all - dealt));
    dealt++;
  }
  return probability;
}

/**
 * The probability that the last card of a hand takes the last trick, if every other player holds one of the unseen
 * cards. All are equally likely, but a player who needs no more tricks seldom has one that beats it.
 * @param leads by seat, the probability that it leads to that trick; their sum is 1.
 */
export function lastCardWins(trick: LastTrick, card: BestCard, leads: Float64Array): number {
  const { players, seat, trump } = trick;
  const own = leads[seat] as number;
  if (card.suit === trump) return unbeaten(trick, card, -1);
  let sum = own === 0 ? 0 : own * unbeaten(trick, card, -1);
  for (let leader = 0; leader < players; leader++) {
    const share = leads[leader] as number;
    if (leader === seat || share === 0) continue;
    countFor(trick, leader, card);
    const { all, lower } = counted;
    if (lower > 0) sum += share * (lower / all) * unbeaten(trick, card, leader);
  }
  return sum;
}
