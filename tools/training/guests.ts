import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import type { HeuristicLevel } from '@/ai/heuristic/levels.ts';
import {
  type Card,
  type PossibleCommand,
  type Command,
  NAMEABLE_TRUMPS,
  type PlayerView,
  type RandomSource,
  type RuleSet,
  SUITS,
  type TakenTrick,
  type Trump,
  UNSEEN,
  deckOf,
  seatAfter,
} from '@/engine/index.ts';
import { trumpNumber } from '@/ai/heuristic/card-sets.ts';
import { cardNumber } from '@/ai/net/position.ts';
import type { GuestHost, TrainerCore } from './core.ts';
import type { Draw, RoundSetup } from './curriculum.ts';

/** The largest hand: half a deck with all jokers. */
const MAX_BID = 30;
/** An open bid in the core. */
const NO_BID = -1;
const TRUMPS: readonly Trump[] = [...NAMEABLE_TRUMPS, 'L'];

/** The numbers of the cards in a set of the core, given as two words. */
function numbersIn(low: number, high: number): number[] {
  const numbers: number[] = [];
  for (const [word, base] of [
    [low, 0],
    [high, 32],
  ] as const)
    for (let rest = word >>> 0; rest !== 0; rest &= rest - 1)
      numbers.push(base + 31 - Math.clz32(rest & -rest));
  return numbers;
}

const rulesOf = ({
  players,
  sealed,
  hook,
  forehead,
  scoring,
  mustBreak,
  flips,
  options: { deck, jokers, duty, firstLead, trumpLast, dealersLast },
}: RoundSetup): RuleSet => ({
  players,
  ...(deck && { deck }),
  ...(jokers && { jokers }),
  ...(duty && { duty }),
  ...(firstLead && { firstLead }),
  sides: scoring.kind === 'partnership' ? 'partners' : 'solo',
  schedule: { shape: 'constant', low: 1, high: 1, turns: 1 },
  trump: flips
    ? { kind: 'flip', allDealt: dealersLast ? 'dealers-last' : 'none' }
    : { kind: 'none' },
  bidding: sealed ? 'sealed' : 'in-turn',
  hook,
  zeroLimit: null,
  sight: forehead ? 'forehead' : 'own',
  trumpLead: mustBreak ? 'broken' : trumpLast ? 'last' : 'any',
  scoring,
  end: { kind: 'schedule' },
});

type Dealt = Exclude<PlayerView['round'], { phase: 'ready' | 'scored' | 'over' }>;

interface Game {
  readonly setup: RoundSetup;
  readonly rules: RuleSet;
  /** Cards by the core's number. */
  readonly cards: ReadonlyMap<number, Card>;
}

/** The brand that only views of the engine carry. */
type Branded = PlayerView extends infer V
  ? { [K in keyof V as K extends symbol ? K : never]: V[K] }
  : never;

const open = (command: Command): PossibleCommand => ({ command, refusal: null });

/** Heuristic levels as guests at a training table. They get what a view would tell them. */
export class Guests implements GuestHost {
  readonly #levels: HeuristicLevel[] = [];
  readonly #rng: RandomSource;
  #rules: Game | null = null;
  #core: TrainerCore | null = null;

  constructor(draw: Draw) {
    this.#rng = { below: (n) => Math.floor(draw() * n) };
  }

  /** The core they play in. */
  meet(core: TrainerCore): void {
    this.#core = core;
  }

  /** The rules of the rounds to come. */
  setRules(setup: RoundSetup): void {
    const rules = rulesOf(setup);
    const cards = new Map(deckOf(rules).map((card) => [cardNumber(card, rules), card]));
    this.#rules = { setup, rules, cards };
  }

  #card = (number: number): Card => {
    const card = this.#game().cards.get(number);
    if (card === undefined) throw new Error(`the core has no card ${number}`);
    return card;
  };

  #cards(low: number, high: number): Card[] {
    return numbersIn(low, high).map(this.#card);
  }

  sit(seat: number, level: HeuristicLevel): void {
    this.#levels[seat] = level;
  }

  #attached(): TrainerCore {
    if (this.#core === null) throw new Error('the guests have no core yet');
    return this.#core;
  }

  #game(): Game {
    if (this.#rules === null) throw new Error('the guests have no rules yet');
    return this.#rules;
  }

  #ints(at: number, count: number): Int32Array {
    return new Int32Array(this.#attached().memory.buffer, at, count);
  }

  /** The tricks of the round, the one on the table last. */
  #tricks(players: number): readonly TakenTrick[] {
    const core = this.#attached();
    const count = core.playCount.value;
    const plays = this.#ints(core.playsAt.value, count);
    const seats = this.#ints(core.playSeatsAt.value, count);
    const tricks: TakenTrick[] = [];
    for (let from = 0; from < count; from += players)
      tricks.push({
        leader: seats[from] ?? 0,
        cards: Array.from(plays.slice(from, from + players), this.#card),
        // The winner leads the next trick; the winner of the one on the table is not read.
        winner: seats[from + players] ?? 0,
      });
    return tricks;
  }

  /** The view of a seat, as `viewFor` would make it; what guests do not read is left empty. */
  #view(
    seat: number,
    opener: number,
    phase: Dealt['phase'],
    choices: readonly PossibleCommand[],
  ): PlayerView {
    const core = this.#attached();
    const { setup, rules } = this.#game();
    const { players, handSize, sealed, forehead } = setup;
    const words = new Uint32Array(core.memory.buffer, core.handsAt.value, 2 * players);
    const tricks = phase === 'play' ? this.#tricks(players) : [];
    const isOpen = (tricks.at(-1)?.cards.length ?? players) < players;
    const lies = isOpen ? tricks.at(-1) : undefined;
    const turned = core.turned.value;
    const shown = core.shown.value;
    const from = (each: number): number => (each - opener + players) % players;
    const none = Array.from({ length: players }, () => 0);
    const round: Dealt = {
      phase,
      index: 0,
      handSize,
      dealer: seatAfter(opener, players, players - 1),
      turned: turned < 0 ? null : this.#card(turned),
      openCard: shown < 0 ? null : this.#card(shown),
      hands: none.map((_, each) => {
        const cards = this.#cards(words[2 * each] ?? 0, words[2 * each + 1] ?? 0);
        return (each === seat) !== forehead
          ? { kind: 'seen', cards }
          : { kind: 'hidden', count: cards.length };
      }),
      bids: Array.from(this.#ints(core.bidsAt.value, players), (bid, each) => {
        if (bid >= 0) return bid;
        return sealed && from(each) < from(seat) ? 'sealed' : null;
      }),
      blindNils: none.map(() => false),
      trump: TRUMPS[core.trump.value] ?? null,
      chooser: phase === 'trump' ? seat : null,
      trick: { leader: lies?.leader ?? seat, cards: lies?.cards ?? [] },
      taken: isOpen ? tricks.slice(0, -1) : tricks,
      tricks: [...this.#ints(core.tricksAt.value, players)],
    };
    const view: Omit<PlayerView, keyof Branded> = {
      seat,
      rules,
      seats: [],
      schedule: [handSize],
      past: [],
      standing: { totals: none, bags: none, streaks: none },
      zeroRuns: none,
      toAct: [seat],
      choices,
      round,
    };
    // Only `viewFor` makes views of a game; here there is only a round in the core.
    return view as PlayerView;
  }

  #choose(seat: number, opener: number, phase: Dealt['phase'], moves: readonly Command[]): Command {
    const view = this.#view(seat, opener, phase, moves.map(open));
    return chooseMove(view, this.#levels[seat] ?? 'hard', this.#rng);
  }

  guestBid = (seat: number, opener: number, allowed: number): number => {
    const moves: Command[] = [];
    for (let bid = 0; bid <= MAX_BID; bid++)
      if ((allowed >> bid) & 1) moves.push({ type: 'bid', seat, bid });
    const move = this.#choose(seat, opener, 'bid', moves);
    return move.type === 'bid' ? move.bid : 0;
  };

  guestTrump = (seat: number, opener: number): number => {
    // The dealer, who names trump before the bids, may not name no trump [JOKER-5].
    const isFirst = this.#ints(this.#attached().bidsAt.value, seat + 1)[seat] === NO_BID;
    const trumps = isFirst ? SUITS : NAMEABLE_TRUMPS;
    const moves = trumps.map((trump): Command => ({ type: 'nameTrump', seat, trump }));
    const move = this.#choose(seat, opener, 'trump', moves);
    return move.type === 'nameTrump' ? trumpNumber(move.trump) : 0;
  };

  guestCard = (seat: number, opener: number, low: number, high: number): number => {
    const moves = this.#cards(low, high).map((card): Command => ({ type: 'play', seat, card }));
    const move = this.#choose(seat, opener, 'play', moves);
    if (move.type !== 'play' || move.card === UNSEEN) throw new Error('a guest plays a card');
    return cardNumber(move.card, this.#game().rules);
  };
}
