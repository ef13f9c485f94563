import type { Formula, RuleSet } from '@/engine/index.ts';
import { plainDeck, plainRounds, plainSchedule, range } from './plain-schedule.ts';
import { NAMED, partPoints } from './plain-scoring.ts';
import { RANKS, SUITS, isHigh, isLow, suitLed, suitOf, winnerOf } from './plain-trick.ts';

/**
 * A test oracle: a second, deliberately simple implementation of the rules, written from
 * docs/RULES.md. It and the modules it imports share only the rule set types with the engine.
 */

/** A command as text, such as `play 2 TH`. */
type Word = string;

/** Replays a game command by command, and knows the legal commands and the scores. */
export class PlainGame {
  readonly schedule: number[];
  readonly totals: number[];
  readonly bags: number[];
  index = -1;
  dealer: number;
  bids: (number | null)[] = [];
  tricks: number[] = [];
  trump: string | null = null;
  /** Points of the last round, by side. */
  points: number[] = [];
  /** The sides with the best total, once the game is over. */
  winners: number[] | null = null;
  phase: 'between' | 'declare' | 'bid' | 'trump' | 'play' | 'over' = 'between';

  readonly #rules: RuleSet;
  readonly #sides: number;
  readonly #zeros: number[];
  readonly #made: number[];
  readonly #missed: number[];
  #hands: string[][] = [];
  #undecided: number[] = [];
  #blind: boolean[] = [];
  #leader = 0;
  #trick: string[] = [];
  #isBroken = false;
  /** Whether the dealer names trump before the bids [JOKER-5]. */
  #dealerNames = false;

  constructor(rules: RuleSet, firstDealer: number) {
    this.#rules = rules;
    this.schedule = plainRounds(rules);
    this.#sides = rules.sides === 'partners' ? 2 : rules.players;
    this.totals = new Array<number>(this.#sides).fill(0);
    this.bags = new Array<number>(this.#sides).fill(0);
    this.#zeros = new Array<number>(rules.players).fill(0);
    this.#made = new Array<number>(rules.players).fill(0);
    this.#missed = new Array<number>(rules.players).fill(0);
    this.dealer = firstDealer - 1;
  }

  get #ranks(): string {
    return this.#rules.deck === '40' ? RANKS.spanish : RANKS.usual;
  }

  get handSize(): number {
    return this.schedule[this.index]!;
  }

  /** All seats from the dealer's left to the dealer. */
  get #order(): number[] {
    return range(1, this.#rules.players).map((step) => (this.dealer + step) % this.#rules.players);
  }

  #sideOf(seat: number): number {
    return seat % this.#sides;
  }

  /** Starts a round with these hands, each in the order in which it was dealt. */
  deal(hands: readonly (readonly string[])[], turned: string | null): void {
    const { players, trump, sides, scoring } = this.#rules;
    this.index += 1;
    this.dealer = (this.dealer + 1 + players) % players;
    this.#hands = hands.map((hand) => [...hand]);
    this.bids = new Array<number | null>(players).fill(null);
    this.tricks = new Array<number>(players).fill(0);
    this.#blind = new Array<boolean>(players).fill(false);
    this.#isBroken = false;
    this.#trick = [];
    this.#leader = this.#order[0]!;
    if (this.#hasNoTrump()) this.trump = 'N';
    else if (trump.kind === 'list') this.trump = trump.order[this.index % trump.order.length]!;
    else if (trump.kind === 'flip') this.trump = this.#flippedTrump(turned);
    else if (trump.kind === 'rotate') this.trump = [...SUITS, 'N'][this.index % 5]!;
    else if (trump.kind === 'fixed') this.trump = trump.suit;
    else if (trump.kind === 'none') this.trump = 'N';
    else this.trump = trump.kind === 'all-but-led' ? 'L' : null;
    const behind =
      typeof scoring === 'object' && scoring.kind === 'partnership' ? scoring.blindNilBehind : 0;
    this.#undecided =
      sides === 'partners'
        ? this.#order.filter((seat) => {
            if (this.#isLimited(seat)) return false;
            const own = this.totals[this.#sideOf(seat)]!;
            const other = this.totals[1 - this.#sideOf(seat)]!;
            return Math.max(0, other - own) >= behind;
          })
        : [];
    this.#dealerNames = trump.kind === 'flip' && this.trump === null;
    this.phase = this.#undecided.length > 0 ? 'declare' : this.#dealerNames ? 'trump' : 'bid';
    this.#openBidding();
  }

  /** The suit turned up; of the dealer's last card where all are dealt and the rules say so [TRUMP-8]. */
  #flippedTrump(turned: string | null): string | null {
    const isShown =
      this.#rules.trump.allDealt === 'dealers-last' &&
      this.handSize * this.#rules.players === plainDeck(this.#rules);
    const card = turned ?? (isShown ? this.#hands[this.dealer]!.at(-1)! : null);
    if (card === null || isLow(card)) return 'N';
    return isHigh(card) ? null : suitOf(card);
  }

  /** Whether this is a round without trump, counted from either end of the schedule [TRUMP-7]. */
  #hasNoTrump(): boolean {
    const rounds = plainSchedule(this.#rules).length;
    const number = (this.index % rounds) + 1;
    return (this.#rules.trump.noTrumpRounds ?? []).some(
      (each) => each === number || rounds + 1 + each === number,
    );
  }

  /** All legal commands, sorted. */
  legal(): Word[] {
    const words = (): Word[] => {
      switch (this.phase) {
        case 'between':
          return ['deal'];
        case 'over':
          return [];
        case 'declare':
          return [true, false].map((yes) => `declare ${this.#undecided[0]} ${yes}`);
        case 'bid':
          return this.#bidders().flatMap((seat) =>
            this.#visibleBids(seat).map((bid) => `bid ${seat} ${bid}`),
          );
        case 'trump':
          return this.#dealerNames
            ? SUITS.map((suit) => `nameTrump ${this.dealer} ${suit}`)
            : [...SUITS, 'N'].map((suit) => `nameTrump ${this.#chooser()} ${suit}`);
        case 'play':
          return this.#openCards().map((card) => `play ${this.#turn()} ${card}`);
      }
    };
    return words().toSorted();
  }

  declare(seat: number, isBlind: boolean): void {
    this.#undecided = this.#undecided.filter((each) => each !== seat);
    if (isBlind) {
      this.bids[seat] = 0;
      this.#blind[seat] = true;
    }
    if (this.#undecided.length === 0) this.phase = this.#dealerNames ? 'trump' : 'bid';
    this.#openBidding();
  }

  bid(seat: number, bid: number): void {
    this.bids[seat] = bid;
    this.#openBidding();
  }

  nameTrump(trump: string): void {
    this.trump = trump;
    this.phase = this.#dealerNames ? 'bid' : 'play';
    this.#openBidding();
  }

  play(card: string): void {
    const seat = this.#turn();
    const played = card === 'unseen' ? this.#hands[seat]![0]! : card;
    this.#hands[seat] = this.#hands[seat]!.filter((each) => each !== played);
    if (suitOf(played) === this.trump) this.#isBroken = true;
    this.#trick.push(played);
    if (this.#trick.length < this.#rules.players) return;
    this.#leader =
      (this.#leader + winnerOf(this.#trick, this.trump!, this.#ranks)) % this.#rules.players;
    this.tricks[this.#leader]! += 1;
    this.#trick = [];
    if (this.#hands.every((hand) => hand.length === 0)) this.#score();
  }

  #turn(): number {
    return (this.#leader + this.#trick.length) % this.#rules.players;
  }

  /** Moves on to trump or play once everyone has bid. */
  #openBidding(): void {
    if (this.phase !== 'bid' || this.bids.includes(null)) return;
    this.phase = this.trump === null ? 'trump' : 'play';
    if (this.#rules.firstLead === 'highest-bidder') this.#leader = this.#chooser();
  }

  #bidders(): number[] {
    const waiting = this.#order.filter((seat) => this.bids[seat] === null);
    return this.#rules.bidding === 'sealed' ? waiting : waiting.slice(0, 1);
  }

  /** Whether the seat has reached the limit of 0 bids in a row [BID-3]. */
  #isLimited(seat: number): boolean {
    const { zeroLimit } = this.#rules;
    return zeroLimit !== null && this.#zeros[seat]! >= zeroLimit;
  }

  #visibleBids(seat: number): number[] {
    const { bidding, hookFrom = 1 } = this.#rules;
    const hook = this.#rules.hook && this.handSize >= hookFrom;
    const others = this.bids.filter((_, each) => each !== seat);
    const isLast = !others.includes(null) && bidding === 'in-turn';
    const sum = others.reduce<number>((all, bid) => all + (bid ?? 0), 0);
    const hooked = range(0, this.handSize).filter(
      (bid) => !(hook && isLast && sum + bid === this.handSize),
    );
    if (!this.#isLimited(seat)) return hooked;
    const limited = hooked.filter((bid) => bid !== 0);
    return limited.length > 0 ? limited : hooked;
  }

  #chooser(): number {
    const highest = Math.max(...this.bids.map(Number));
    return this.#order.find((seat) => this.bids[seat] === highest)!;
  }

  #openCards(): string[] {
    const hand = this.#hands[this.#turn()]!;
    if (this.#rules.sight === 'forehead' && this.handSize === 1) return ['unseen'];
    const jokers = hand.filter((card) => isHigh(card) || isLow(card));
    const cards = hand.filter((card) => !jokers.includes(card));
    return [...this.#openSuitCards(cards), ...jokers];
  }

  #openSuitCards(hand: string[]): string[] {
    const led = suitLed(this.#trick);
    if (led === undefined && this.#trick.length > 0) return hand;
    if (led !== undefined) {
      const following = hand.filter((card) => suitOf(card) === led);
      const isVoid = following.length === 0;
      const asked = isVoid ? hand.filter((card) => suitOf(card) === this.trump) : following;
      const winning = asked.filter((card) => {
        const trick = [...this.#trick, card];
        return winnerOf(trick, this.trump!, this.#ranks) === trick.length - 1;
      });
      const { duty } = this.#rules;
      if (duty === 'must-head' && winning.length > 0) return winning;
      if (isVoid) return duty === 'must-trump' && asked.length > 0 ? asked : hand;
      return following;
    }
    const others = hand.filter((card) => suitOf(card) !== this.trump);
    const { trumpLead } = this.#rules;
    const isClosed = trumpLead === 'last' || (trumpLead === 'broken' && !this.#isBroken);
    return isClosed && others.length > 0 ? others : hand;
  }

  #score(): void {
    const { players, scoring } = this.#rules;
    const bids = this.bids.map(Number);
    this.points = new Array<number>(this.#sides).fill(0);
    for (let seat = 0; seat < players; seat++) {
      const isMade = bids[seat] === this.tricks[seat];
      this.#zeros[seat] = bids[seat] === 0 ? this.#zeros[seat]! + 1 : 0;
      this.#made[seat] = isMade ? this.#made[seat]! + 1 : 0;
      this.#missed[seat] = isMade ? 0 : this.#missed[seat]! + 1;
    }
    if (typeof scoring === 'object' && scoring.kind === 'partnership')
      for (const side of [0, 1]) this.points[side] = this.#partnershipPoints(side, bids);
    else
      for (let seat = 0; seat < players; seat++)
        this.points[this.#sideOf(seat)]! += this.#soloPoints(seat, bids[seat]!);
    this.points.forEach((points, side) => (this.totals[side]! += points));
    this.phase = this.#isGameOver() ? 'over' : 'between';
    if (this.phase === 'over') this.winners = this.#best();
  }

  #soloPoints(seat: number, b: number): number {
    const { scoring } = this.#rules;
    const t = this.tricks[seat]!;
    if (typeof scoring === 'string') return NAMED[scoring](b, t, this.handSize);
    if (scoring.kind === 'partnership') throw new Error('a partnership scoring without partners');
    const { made, missed } = b === 0 && scoring.zero !== null ? scoring.zero : scoring;
    const miss = 'over' in missed ? (t > b ? missed.over : missed.under) : missed;
    return partPoints(b === t ? made : miss, b, t, this.handSize) + this.#bonus(seat, scoring);
  }

  /** The points for bids made or missed in a row, this round's included [SCORE-3]. */
  #bonus(seat: number, { streak }: Formula): number {
    const [made, missed] = [this.#made[seat]!, this.#missed[seat]!];
    if (streak === null) return 0;
    if ('from' in streak) return made >= streak.from ? streak.points : 0;
    if (made > 0 && made % streak.every === 0) return streak.made;
    return missed > 0 && missed % streak.every === 0 ? streak.missed : 0;
  }

  /** Contract, bags and nils of a side [SP-3], [SP-4], [SP-5]. */
  #partnershipPoints(side: number, bids: readonly number[]): number {
    const { scoring } = this.#rules;
    if (typeof scoring !== 'object' || scoring.kind !== 'partnership')
      throw new Error('partners without a partnership scoring');
    let points = 0;
    let contract = 0;
    let won = 0;
    for (const seat of [side, side + 2]) {
      if (bids[seat] === 0) {
        const worth = this.#blind[seat] === true ? scoring.blindNil : scoring.nil;
        points += this.tricks[seat] === 0 ? worth : -worth;
      } else {
        contract += bids[seat]!;
        won += this.tricks[seat]!;
      }
    }
    if (contract === 0) return points;
    if (won < contract) return points - scoring.perTrick * contract;
    points += scoring.perTrick * contract + scoring.bag * (won - contract);
    this.bags[side]! += won - contract;
    while (this.bags[side]! >= scoring.bagLimit) {
      this.bags[side]! -= scoring.bagLimit;
      points -= scoring.bagPenalty;
    }
    return points;
  }

  #best(): number[] {
    const { scoring } = this.#rules;
    const isLow =
      scoring === 'golf' ||
      (typeof scoring === 'object' && scoring.kind === 'formula' && scoring.wins === 'low');
    const best = isLow ? Math.min(...this.totals) : Math.max(...this.totals);
    return range(0, this.#sides - 1).filter((side) => this.totals[side] === best);
  }

  #isGameOver(): boolean {
    const { end, sides } = this.#rules;
    if (this.index === this.schedule.length - 1) return true;
    if (end.kind === 'schedule' || Math.max(...this.totals) < end.points) return false;
    return sides === 'solo' || this.#best().length === 1;
  }
}
