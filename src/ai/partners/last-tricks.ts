import {
  type DealtView,
  type PlayerView,
  type RandomSource,
  sideOf,
  trumpSuitOf,
} from '../../engine/index.ts';
import { NO_TRUMP, type SuitMask, maskIn } from '../heuristic/card-sets.ts';
import { isUsual } from '../heuristic/last-card.ts';
import type { Situation } from '../heuristic/situation.ts';
import type { TrickInPlay } from '../heuristic/trick-in-play.ts';
import { type BestCard, beats } from '../heuristic/trick-probability.ts';
import { sideOutcomeOf } from './side-outcome.ts';

// Partners' last tricks, played out with all cards open in deals that agree with the view: perfect-information Monte
// Carlo (decision 087).

/** A hand: a mask for every suit. Changed in place. */
type Hand = [SuitMask, SuitMask, SuitMask, SuitMask];

/** Deals for each decision. */
const DEALS = 24;

/** Attempts at these deals. Where known voids leave few deals, most attempts fail. */
const MAX_ATTEMPTS = 30 * DEALS;

/** The cards of a mask, from the lowest. */
function* ranksIn(mask: SuitMask): Generator<number> {
  for (let rest = mask; rest !== 0; rest &= rest - 1) yield 31 - Math.clz32(rest & -rest);
}

const isVoid = ({ voids }: Situation, seat: number, suit: number): boolean =>
  (((voids[seat] as number) >> suit) & 1) === 1;

/** The unseen cards in random order (Fisher–Yates). */
function shuffledUnseen({ unseen }: Situation, rng: RandomSource): BestCard[] {
  const cards: BestCard[] = [];
  for (let suit = 0; suit < 4; suit++)
    for (const rank of ranksIn(maskIn(unseen, suit))) cards.push({ suit, rank });
  for (let at = cards.length - 1; at > 0; at--) {
    const other = rng.below(at + 1);
    [cards[at], cards[other]] = [cards[other] as BestCard, cards[at] as BestCard];
  }
  return cards;
}

/** Deals the unseen cards at random, each to one of the seats that may hold it; null if some seat lacks cards then. */
function tryDeal(situation: Situation, rng: RandomSource): Hand[] | null {
  const { counts, seat, hand } = situation;
  const hands = counts.map((_, each): Hand => (each === seat ? [...hand] : [0, 0, 0, 0]));
  const lacking = counts.map((count, each) => (each === seat ? 0 : count));
  for (const { suit, rank } of shuffledUnseen(situation, rng)) {
    const mayHold = lacking.map((count, each) => (isVoid(situation, each, suit) ? 0 : count));
    const places = mayHold.reduce((sum, count) => sum + count, 0);
    if (places === 0) continue;
    let place = rng.below(places);
    const holder = mayHold.findIndex((count) => (place -= count) < 0);
    (hands[holder] as Hand)[suit as 0] |= 1 << rank;
    lacking[holder] = (lacking[holder] as number) - 1;
  }
  return lacking.every((count) => count === 0) ? hands : null;
}

/** Deals that agree with the view: `DEALS`, or fewer if no more were found. */
function drawDeals(situation: Situation, rng: RandomSource): Hand[][] {
  const deals: Hand[][] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS && deals.length < DEALS; attempt++) {
    const hands = tryDeal(situation, rng);
    if (hands !== null) deals.push(hands);
  }
  return deals;
}

/** The utility of the end of the round for the seat's side, by tricks: each outcome is scored once. */
function outcomeValues(view: PlayerView, round: DealtView): (tricks: readonly number[]) => number {
  const bids = round.bids.map((bid) => (typeof bid === 'number' ? bid : 0));
  const known = new Map<number, number>();
  return (tricks) => {
    const key = tricks.reduce((packed, each) => 32 * packed + each, 0);
    const value =
      known.get(key) ?? sideOutcomeOf({ bids, tricks: [...tricks] }, view, round).utility;
    known.set(key, value);
    return value;
  };
}

/** Whether a trump has been played in the round [PLAY-4]. */
function isTrumpBroken({ taken, trick, trump }: DealtView): boolean {
  const suit = trumpSuitOf(trump);
  return [...taken, trick].some(({ cards }) => cards.some((card) => card.charAt(1) === suit));
}

/** Alpha–beta search of the rest of a round of two sides with all cards open. */
export class OpenEnding {
  readonly #situation: Situation;
  readonly #isOwnSide: readonly boolean[];
  readonly #trumpLead: 'any' | 'broken' | 'last';
  readonly #valueOf: (tricks: readonly number[]) => number;
  readonly #tricks: number[];
  #isBroken: boolean;
  #hands: readonly Hand[] = [];

  constructor(view: PlayerView, round: DealtView, situation: Situation) {
    const { rules, seat } = view;
    this.#situation = situation;
    this.#isOwnSide = round.bids.map((_, each) => sideOf(rules, each) === sideOf(rules, seat));
    this.#trumpLead = rules.trumpLead;
    this.#valueOf = outcomeValues(view, round);
    this.#tricks = [...round.tricks];
    this.#isBroken = isTrumpBroken(round);
  }

  /** The value of a card in a deal. */
  valueOf(hands: readonly Hand[], trick: TrickInPlay, card: BestCard): number {
    this.#hands = hands;
    return this.#afterCard(this.#situation.seat, trick, card, -Infinity, Infinity);
  }

  /** The suits that a seat may play. */
  #suits(hand: Hand, led: number | null): readonly number[] {
    if (led !== null && hand[led as 0] !== 0) return [led];
    const { trump } = this.#situation;
    const held = [0, 1, 2, 3].filter((suit) => hand[suit as 0] !== 0);
    const isFree = this.#trumpLead === 'any' || (this.#trumpLead === 'broken' && this.#isBroken);
    if (led !== null || trump >= NO_TRUMP || isFree || held.length === 1) return held;
    return held.filter((suit) => suit !== trump);
  }

  /** The cards of a suit that may decide between two cards of a hand: those of the other hands and of the trick. */
  #deciding(seat: number, suit: number, { best }: TrickInPlay): SuitMask {
    const own = this.#hands[seat];
    let mask = best?.suit === suit ? 1 << best.rank : 0;
    for (const hand of this.#hands) if (hand !== own) mask |= hand[suit as 0];
    return mask;
  }

  /** The value if a seat plays the card that is best for its side. */
  #best(seat: number, trick: TrickInPlay, low: number, high: number): number {
    const isOwn = this.#isOwnSide[seat] === true;
    const hand = this.#hands[seat] as Hand;
    let [alpha, beta] = [low, high];
    for (const suit of this.#suits(hand, trick.led)) {
      const deciding = this.#deciding(seat, suit, trick);
      let previous = -1;
      for (const rank of ranksIn(hand[suit as 0])) {
        const between = (1 << rank) - (1 << (previous + 1));
        const isEqual = previous >= 0 && (deciding & between) === 0;
        previous = rank;
        if (isEqual) continue;
        const value = this.#afterCard(seat, trick, { suit, rank }, alpha, beta);
        if (isOwn) alpha = Math.max(alpha, value);
        else beta = Math.min(beta, value);
        if (alpha >= beta) return isOwn ? alpha : beta;
      }
    }
    return isOwn ? alpha : beta;
  }

  #afterCard(seat: number, trick: TrickInPlay, card: BestCard, low: number, high: number): number {
    const { trump, players } = this.#situation;
    const hand = this.#hands[seat] as Hand;
    const suit = card.suit as 0;
    const wasBroken = this.#isBroken;
    const led = trick.led ?? card.suit;
    const wins = trick.best === null || beats(card, trick.best, led, trump);
    const next: TrickInPlay = {
      led,
      best: wins ? card : trick.best,
      winner: wins ? seat : trick.winner,
      toPlay: trick.toPlay - 1,
    };
    hand[suit] ^= 1 << card.rank;
    this.#isBroken ||= card.suit === trump;
    const value =
      trick.toPlay > 0
        ? this.#best((seat + 1) % players, next, low, high)
        : this.#afterTrick(next.winner, low, high);
    hand[suit] ^= 1 << card.rank;
    this.#isBroken = wasBroken;
    return value;
  }

  #afterTrick(winner: number, low: number, high: number): number {
    const tricks = this.#tricks;
    tricks[winner] = (tricks[winner] as number) + 1;
    const isOver = (this.#hands[winner] as Hand).every((mask) => mask === 0);
    const lead = { led: null, best: null, winner, toPlay: this.#situation.players - 1 };
    const value = isOver ? this.#valueOf(tricks) : this.#best(winner, lead, low, high);
    tricks[winner]--;
    return value;
  }
}

/**
 * The value of each card in the last tricks, averaged over random deals; null for rules that are not searched, or if
 * no deal was found.
 */
export function openEndingValues(
  { view, round }: { readonly view: PlayerView; readonly round: DealtView },
  situation: Situation,
  trick: TrickInPlay,
  cards: readonly BestCard[],
  rng: RandomSource,
): number[] | null {
  if (!isUsual(situation, situation.hand) || situation.duty !== 'follow') return null;
  const deals = drawDeals(situation, rng);
  if (deals.length === 0) return null;
  const ending = new OpenEnding(view, round, situation);
  return cards.map((card) => {
    const sum = deals.reduce((total, hands) => total + ending.valueOf(hands, trick, card), 0);
    return sum / deals.length;
  });
}
