import type { Card, PartnershipScoring, PlayerView } from '../../engine/index.ts';
import { emptyChances, fillChances } from '../card-chance.ts';
import { logistic } from '../logistic.ts';
import { emptyOutlook, fillOutlook } from '../make-chance.ts';
import { type CardSet, setSize, without } from '../masks.ts';
import type { Memory } from '../memory.ts';
import { pressureOf, wanted } from '../pressure.ts';
import { type DealtRound, type Situation, situationOf } from '../situation.ts';
import { type TrickInPlay, cardNumbers, trickInPlay } from '../trick-in-play.ts';
import { type BestCard, beats, fillWinners } from '../trick-chance.ts';
import { BAG_WEIGHT, type Contracts, type Promised, bagCost, contractsFor } from './contracts.ts';

const chances = emptyChances();
const outlook = emptyOutlook();
const winners = new Float64Array(8);

/** Points of a contract that needs so many tricks and expects so many, more or less. */
function contractPoints(
  scoring: PartnershipScoring,
  { bid }: Promised,
  need: number,
  expected: number,
  deviation: number,
): number {
  if (bid === 0) return 0;
  const made = logistic((1.7 * (expected - need + 0.5)) / deviation);
  const over = Math.max(0, expected - need);
  const bags = BAG_WEIGHT * bagCost(scoring);
  return scoring.perTrick * bid * (2 * made - 1) - bags * over;
}

/** Who takes the trick in question. */
type Taker = 'self' | 'partner' | 'them';

/** What is expected of the rest of the round, by who takes the trick in question. */
function restPoints(
  situation: Situation,
  { scoring, own, theirs, works, partnerWorks, partner, theirWeight }: Contracts,
  hand: CardSet,
): (taker: Taker) => number {
  const left = situation.left - 1;
  const wish = wanted(situation.needs);
  const pull = Math.max(0.3, own.need / Math.max(1, own.need + theirs.need, left));
  fillChances(chances, situation, hand, left, pull * left, pressureOf(wish, left));
  let mine = 0;
  let variance = 0.3;
  for (let card = 0; card < chances.count; card++) {
    const chance = chances.own[card] as number;
    mine += chance;
    variance += chance * (1 - chance);
  }
  const others = Math.max(0, left - mine);
  const wishes = Math.max(0, situation.needs[partner] as number) + 0.5;
  const share = wishes / (wishes + Math.max(0, theirs.need) + 1);
  const partners = others * share;
  const deviation = Math.sqrt(variance + others * share * (1 - share));
  const counted = (works ? mine : 0) + (partnerWorks ? partners : 0);
  const theirTricks = Math.max(0, left - mine - partners);
  return (taker) => {
    const helped = (taker === 'self' && works) || (taker === 'partner' && partnerWorks);
    const lost = taker === 'them' ? 1 : 0;
    return (
      contractPoints(scoring, own, own.need - (helped ? 1 : 0), counted, deviation) -
      theirWeight * contractPoints(scoring, theirs, theirs.need - lost, theirTricks, deviation)
    );
  };
}

/** The chance that the own nil holds with these cards. */
function nilHolds(situation: Situation, hand: CardSet): number {
  const left = situation.left - 1;
  const stand = { hand, left, need: 0, pressure: 0, leads: 0, last: 0, toBid: 0 };
  fillOutlook(outlook, situation, stand, 'play');
  return outlook.make;
}

/** What playing a card is worth, in points of the side. */
export function partnerCardWorth(
  trick: TrickInPlay,
  situation: Situation,
  contracts: Contracts,
  card: BestCard,
  unseenCards: number,
): number {
  const { seat, players, trump, needs } = situation;
  const { partner, scoring } = contracts;
  const led = trick.led ?? card.suit;
  const takes = trick.best === null || beats(card, trick.best, led, trump);
  const winner = takes ? seat : trick.winner;
  const ally = (winner + players / 2) % players;
  // Nobody overtakes the own partner without need.
  const calm = { ...situation, needs: needs.map((need, each) => (each === ally ? 0 : need)) };
  fillWinners(
    winners,
    calm,
    unseenCards,
    takes || trick.best === null ? card : trick.best,
    led,
    winner,
    (seat + 1) % players,
    trick.toPlay,
    0,
  );
  const hand = without(situation.hand, card.suit, card.rank);
  const self = winners[seat] as number;
  const other = winners[partner] as number;
  const them = Math.max(0, 1 - self - other);
  const rest = restPoints(situation, contracts, hand);
  let worth = self * rest('self') + other * rest('partner') + them * rest('them');
  if (contracts.ownNil) worth += 2 * scoring.nil * (1 - self) * nilHolds(situation, hand);
  if (contracts.partnerNil) worth -= 2 * scoring.nil * other;
  const busted = contracts.theirWeight * scoring.nil;
  for (const nil of contracts.theirNils) worth += busted * (winners[nil] as number);
  return worth;
}

/**
 * The worth of every card that may be played, in points of the side.
 * @param spoiling how much more than an own one a point of the other side counts.
 */
export function partnerCardWorths(
  view: PlayerView,
  round: DealtRound,
  memory: Memory,
  scoring: PartnershipScoring,
  cards: readonly Card[],
  spoiling: number,
): number[] {
  const { seat, rules } = view;
  const situation = situationOf(view, round, memory, round.trump ?? 'N');
  const contracts = {
    ...contractsFor(rules, scoring, round, seat),
    theirWeight: 1 + spoiling,
  };
  const trick = trickInPlay(round, situation);
  const unseenCards = setSize(situation.unseen);
  return cards.map((card) =>
    partnerCardWorth(trick, situation, contracts, cardNumbers(card), unseenCards),
  );
}
