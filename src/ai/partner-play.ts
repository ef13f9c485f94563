import { type Card, type PartnershipScoring, type PlayerView, sideOf } from '../engine/index.ts';
import { emptyChances, fillChances } from './card-chance.ts';
import { logistic } from './logistic.ts';
import { emptyOutlook, fillOutlook } from './make-chance.ts';
import { type CardSet, setSize, without } from './masks.ts';
import type { Memory } from './memory.ts';
import {
  type Promised,
  bagCost,
  bidsNil,
  nilStands,
  otherSideOf,
  partnerOf,
  promisedBy,
} from './partners.ts';
import { pressureOf, wanted } from './pressure.ts';
import { type DealtRound, type Situation, situationOf } from './situation.ts';
import { cardNumbers, trickInPlay } from './solo-play.ts';
import { type BestCard, beats, fillWinners } from './trick-chance.ts';

const chances = emptyChances();
const outlook = emptyOutlook();
const winners = new Float64Array(8);

/** How much of what bags cost in the long run counts now: the game may end before they do. */
const BAG_WEIGHT = 0.7;

/** The two contracts and the nils, as they decide about a card. */
interface Contracts {
  readonly scoring: PartnershipScoring;
  readonly own: Promised;
  readonly theirs: Promised;
  readonly ownNil: boolean;
  readonly partnerNil: boolean;
  readonly theirNils: readonly number[];
  readonly partner: number;
  /** Whether the own tricks count for the contract. */
  readonly works: boolean;
  readonly partnerWorks: boolean;
}

/** Points of a contract that needs so many tricks and expects so many, more or less. */
function contractPoints(
  { perTrick, ...scoring }: PartnershipScoring,
  { bid }: Promised,
  need: number,
  expected: number,
  deviation: number,
): number {
  if (bid === 0) return 0;
  const made = logistic((1.7 * (expected - need + 0.5)) / deviation);
  const over = Math.max(0, expected - need);
  const bags = BAG_WEIGHT * bagCost({ perTrick, ...scoring });
  return perTrick * bid * (2 * made - 1) - bags * over;
}

/** What is expected of the rest of the round when the trick is over. */
function restPoints(
  situation: Situation,
  { scoring, own, theirs, works, partnerWorks, partner }: Contracts,
  hand: CardSet,
  wonBy: 'self' | 'partner' | 'them',
): number {
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
  const helped = (wonBy === 'self' && works) || (wonBy === 'partner' && partnerWorks);
  const ours = contractPoints(scoring, own, own.need - (helped ? 1 : 0), counted, deviation);
  const lost = wonBy === 'them' ? 1 : 0;
  const opposing = contractPoints(
    scoring,
    theirs,
    theirs.need - lost,
    Math.max(0, left - mine - partners),
    deviation,
  );
  return ours - opposing;
}

/** The chance that the own nil holds with these cards. */
function nilHolds(situation: Situation, hand: CardSet): number {
  const left = situation.left - 1;
  const stand = { hand, left, need: 0, pressure: 0, leads: 0, last: 0, toBid: 0 };
  fillOutlook(outlook, situation, stand, 'play');
  return outlook.make;
}

function cardWorth(
  round: DealtRound,
  situation: Situation,
  contracts: Contracts,
  card: BestCard,
  unseenCards: number,
): number {
  const { seat, players, trump, needs } = situation;
  const { partner, scoring } = contracts;
  const trick = trickInPlay(round, situation);
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
  let worth =
    self * restPoints(situation, contracts, hand, 'self') +
    other * restPoints(situation, contracts, hand, 'partner') +
    them * restPoints(situation, contracts, hand, 'them');
  if (contracts.ownNil) worth += 2 * scoring.nil * (1 - self) * nilHolds(situation, hand);
  if (contracts.partnerNil) worth -= 2 * scoring.nil * other;
  for (const nil of contracts.theirNils) worth += scoring.nil * (winners[nil] as number);
  return worth;
}

/** The worth of every card that may be played, in points of the side. */
export function partnerCardWorths(
  view: PlayerView,
  round: DealtRound,
  memory: Memory,
  scoring: PartnershipScoring,
  cards: readonly Card[],
): number[] {
  const { seat, rules } = view;
  const situation = situationOf(view, round, memory, round.trump ?? 'N');
  const partner = partnerOf(view, seat);
  const contracts: Contracts = {
    scoring,
    own: promisedBy(view, round, sideOf(rules, seat)),
    theirs: promisedBy(view, round, otherSideOf(view, seat)),
    ownNil: nilStands(round, seat),
    partnerNil: nilStands(round, partner),
    theirNils: [0, 1, 2, 3].filter(
      (each) => sideOf(rules, each) !== sideOf(rules, seat) && nilStands(round, each),
    ),
    partner,
    works: !bidsNil(round, seat),
    partnerWorks: !bidsNil(round, partner),
  };
  const unseenCards = setSize(situation.unseen);
  return cards.map((card) =>
    cardWorth(round, situation, contracts, cardNumbers(card), unseenCards),
  );
}
