import {
  type Card,
  type GameEvent,
  type GameState,
  type RoundRecord,
  type RuleSet,
  type Seat,
  type Suit,
  type TakenTrick,
  type Trump,
} from '@/engine/index.ts';
import { winnerOf } from './plain-trick.ts';

/**
 * What a player at the table knows, kept from what happened as on a sheet of paper: an account of the views that
 * shares no code with them.
 */

/** Whether a seat may see a hand [SIGHT-1], [SP-2]. */
export function maySee(state: GameState, viewer: Seat, owner: Seat): boolean {
  const { round, header } = state;
  if (round.phase === 'ready') return false;
  if (round.phase === 'declare' && round.undecided.includes(viewer)) return false;
  const onForehead = header.rules.sight === 'forehead' && round.handSize === 1;
  return onForehead ? viewer !== owner : viewer === owner;
}

/** The seats from the dealer's left to the dealer. */
const orderOf = (dealer: Seat, players: number): Seat[] =>
  Array.from({ length: players }, (_, step) => (dealer + 1 + step) % players);

/** The highest bidder, the first of equal ones. */
function highest(bids: readonly number[], dealer: Seat): Seat {
  const order = orderOf(dealer, bids.length);
  const most = Math.max(...bids);
  return order.find((seat) => bids[seat] === most) ?? -1;
}

/** A sheet for one round. */
export class RoundSheet {
  phase: 'declare' | 'trump' | 'bid' | 'play' | 'scored' | 'over' = 'bid';
  trump: Trump | null;
  chooser: Seat | null = null;
  bids: (number | null)[];
  readonly blindNils: boolean[];
  leader: Seat;
  trick: Card[] = [];
  readonly taken: TakenTrick[] = [];
  readonly tricks: number[];
  record: RoundRecord | null = null;
  winners: readonly number[] | null = null;
  readonly #undecided: Seat[];
  readonly #isJoker: boolean;

  constructor(
    readonly rules: RuleSet,
    readonly deal: Extract<GameEvent, { type: 'dealt' }>,
  ) {
    const none = Array.from({ length: rules.players }, () => 0);
    this.trump = deal.trump;
    this.bids = none.map(() => null);
    this.blindNils = none.map(() => false);
    this.tricks = none;
    this.leader = (deal.dealer + 1) % rules.players;
    this.#undecided = [...deal.mayDeclare];
    this.#isJoker = (deal.turned ?? deal.openCard)?.startsWith('Z') === true;
    if (this.#undecided.length > 0) this.phase = 'declare';
    else this.#open();
  }

  #open(): void {
    this.bids = this.blindNils.map((isBlind) => (isBlind ? 0 : null));
    this.phase = this.#isJoker ? 'trump' : 'bid';
    if (this.#isJoker) this.chooser = this.deal.dealer;
  }

  #close(): void {
    const bids = this.bids.map(Number);
    const best = highest(bids, this.deal.dealer);
    if (this.rules.firstLead === 'highest-bidder') this.leader = best;
    this.phase = this.trump === null ? 'trump' : 'play';
    if (this.trump === null) this.chooser = best;
  }

  add(event: GameEvent): void {
    switch (event.type) {
      case 'blindNilDecided':
        this.blindNils[event.seat] = event.blindNil;
        this.#undecided.shift();
        if (this.#undecided.length === 0) this.#open();
        return;
      case 'bidMade':
        this.bids[event.seat] = event.bid;
        return;
      case 'biddingClosed':
        this.#close();
        return;
      case 'trumpNamed':
        this.trump = event.trump;
        this.phase = this.#isJoker ? 'bid' : 'play';
        return;
      case 'cardPlayed':
        this.trick.push(event.card);
        return;
      case 'trickTaken':
        this.taken.push({ leader: this.leader, cards: this.trick, winner: event.winner });
        this.tricks[event.winner]! += 1;
        this.trick = [];
        this.leader = event.winner;
        return;
      case 'roundScored':
        this.phase = 'scored';
        this.record = event.record;
        return;
      case 'gameEnded':
        this.phase = 'over';
        this.winners = event.winners;
        return;
      default:
        throw new Error(`${event.type} within a round`);
    }
  }

  /** All cards played, in order. */
  get played(): Card[] {
    return [...this.taken.flatMap(({ cards }) => cards), ...this.trick];
  }

  /** What is left of the hand of a seat. */
  handOf(seat: Seat): Card[] {
    const played = new Set(this.played);
    return this.deal.hands[seat]!.filter((card) => !played.has(card));
  }

  /** The round as a view should tell it to a seat that sees those hands. */
  seenBy(viewer: Seat, isSeen: (owner: Seat) => boolean): object {
    const { index, handSize, dealer, turned, openCard, hands } = this.deal;
    const { phase, trump, chooser, blindNils, leader, taken, tricks, record, winners } = this;
    const isSealed = this.rules.bidding === 'sealed' && phase === 'bid';
    return {
      phase,
      index,
      handSize,
      dealer,
      turned,
      openCard,
      trump,
      chooser,
      blindNils,
      taken,
      tricks,
      hands: hands.map((_, owner) => {
        const cards = this.handOf(owner);
        return isSeen(owner) ? { kind: 'seen', cards } : { kind: 'hidden', count: cards.length };
      }),
      bids: this.bids.map((bid, seat) =>
        isSealed && bid !== null && seat !== viewer ? 'sealed' : bid,
      ),
      trick: { leader, cards: this.trick },
      ...(record !== null && { record }),
      ...(winners !== null && { winners }),
    };
  }
}

/** The sheet of the current round; null before the first deal. */
export function sheetOf(rules: RuleSet, events: readonly GameEvent[]): RoundSheet | null {
  const from = events.findLastIndex(({ type }) => type === 'dealt');
  const deal = events[from];
  if (deal?.type !== 'dealt') return null;
  const sheet = new RoundSheet(rules, deal);
  for (const event of events.slice(from + 1)) sheet.add(event);
  return sheet;
}

/** The ranks from low to high of the decks in which no other order holds [DECK-1]. */
const RANKS = '23456789TJQKA';

const isJoker = (card: Card): boolean => /^[ZE]/u.test(card);
const suit = (card: Card): Suit => card.slice(1) as Suit;

/** The suits that a seat has shown not to hold [PLAY-2], [PLAY-5]. */
export function shownVoids(sheet: RoundSheet, seat: Seat): Set<Suit> {
  const { players, duty } = sheet.rules;
  const voids = new Set<Suit>();
  for (const { leader, cards } of [...sheet.taken, { leader: sheet.leader, cards: sheet.trick }]) {
    const card = cards[(seat - leader + players) % players];
    const first = cards.find((each) => !each.startsWith('E'));
    if (card === undefined || isJoker(card) || first === undefined || isJoker(first)) continue;
    if (suit(card) === suit(first)) continue;
    voids.add(suit(first));
    const isTrumpSuit = sheet.trump !== null && 'CDHS'.includes(sheet.trump);
    if (duty === 'must-trump' && isTrumpSuit && suit(card) !== sheet.trump)
      voids.add(sheet.trump as Suit);
  }
  return voids;
}

/** The cards among those that a viewer does not see which a seat may hold. */
export function mayHold(sheet: RoundSheet, seat: Seat, unseen: readonly Card[]): Card[] {
  const { openCard, dealer } = sheet.deal;
  const voids = shownVoids(sheet, seat);
  return unseen.filter((card) =>
    card === openCard ? seat === dealer : isJoker(card) || !voids.has(suit(card)),
  );
}

/** The claim of the player to act that is certain by the strengths of all cards that others may hold; null for none. */
export function certainClaim(
  sheet: RoundSheet,
  seat: Seat,
  unseen: readonly Card[],
  legal: readonly Card[],
): object | null {
  const { rules, trick } = sheet;
  const trump = sheet.trump ?? 'N';
  const hand = sheet.handOf(seat);
  if (hand.length < 2) return null;
  const others = orderOf(seat, rules.players).flatMap((other) =>
    other === seat ? [] : mayHold(sheet, other, unseen),
  );
  const wins = (cards: readonly Card[], at: number) => winnerOf(cards, trump, RANKS) === at;
  const isLast = trick.length === rules.players - 1;
  const takesAll =
    hand.every((card) => others.every((other) => wins([card, other], 0))) &&
    legal.every(
      (card) =>
        wins([...trick, card], trick.length) &&
        (isLast || others.every((other) => wins([...trick, card, other], trick.length))),
    );
  if (takesAll) return { kind: 'all', count: hand.length };
  const takesNone =
    trick.length > 0 &&
    hand.every(
      (card) =>
        !wins([...trick, card], trick.length) && others.every((other) => wins([other, card], 0)),
    );
  return takesNone ? { kind: 'none', count: hand.length } : null;
}
