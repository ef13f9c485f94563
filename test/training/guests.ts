import { chooseMove } from '@/ai/choose.ts';
import type { ThumbLevel } from '@/ai/levels.ts';
import {
  type Card,
  type Choice,
  type Command,
  NAMEABLE_TRUMPS,
  type PlayerView,
  RANKS,
  type RandomSource,
  type RuleSet,
  SUITS,
  type TakenTrick,
  type Trump,
  seatAfter,
} from '@/engine/index.ts';
import { cardNumber, trumpNumber } from '@/ai/net/position.ts';
import type { Host, TrainerCore } from './core.ts';
import type { Draw, Lesson } from './curriculum.ts';

/** The engine's names of the cards by the core's number. */
const CARD_OF = new Map<number, Card>(
  SUITS.flatMap((suit) =>
    RANKS.map((rank): [number, Card] => [cardNumber(`${rank}${suit}`), `${rank}${suit}`]),
  ),
);
const TRUMPS: readonly Trump[] = [...NAMEABLE_TRUMPS, 'L'];

const cardOf = (number: number): Card => {
  const card = CARD_OF.get(number);
  if (card === undefined) throw new Error(`the core has no card ${number}`);
  return card;
};

function cardsOf(low: number, high: number): Card[] {
  const cards: Card[] = [];
  for (const [word, base] of [
    [low, 0],
    [high, 32],
  ] as const)
    for (let rest = word >>> 0; rest !== 0; rest &= rest - 1)
      cards.push(cardOf(base + 31 - Math.clz32(rest & -rest)));
  return cards;
}

const rulesOf = ({ players, sealed, hook, formula, mustBreak, flips }: Lesson): RuleSet => ({
  players,
  sides: 'solo',
  schedule: { shape: 'constant', low: 1, high: 1, turns: 1 },
  trump: { kind: flips ? 'flip' : 'none' },
  bidding: sealed ? 'sealed' : 'in-turn',
  hook,
  zeroLimit: null,
  sight: 'own',
  trumpLead: mustBreak ? 'broken' : 'any',
  scoring: formula,
  end: { kind: 'schedule' },
});

type View = Omit<PlayerView, never>;
type Dealt = Exclude<PlayerView['round'], { phase: 'ready' | 'scored' | 'over' }>;

const open = (command: Command): Choice => ({ command, refusal: null });

/**
 * The levels that play by rules of thumb, as guests at the table of one who learns. They are told of
 * the round what a view would tell them.
 */
export class Guests implements Host {
  readonly #levels: ThumbLevel[] = [];
  readonly #chance: RandomSource;
  #rules: RuleSet | null = null;
  #lesson: Lesson | null = null;
  #core: TrainerCore | null = null;

  constructor(draw: Draw) {
    this.#chance = { below: (n) => Math.floor(draw() * n) };
  }

  /** The core whose rounds they play in. */
  meet(core: TrainerCore): void {
    this.#core = core;
  }

  /** The rules of the rounds to come. */
  learnRules(lesson: Lesson): void {
    this.#lesson = lesson;
    this.#rules = rulesOf(lesson);
  }

  sit(seat: number, level: ThumbLevel): void {
    this.#levels[seat] = level;
  }

  #ints(at: number, count: number): Int32Array {
    return new Int32Array((this.#core as TrainerCore).memory.buffer, at, count);
  }

  #taken(players: number, trump: Trump): { taken: TakenTrick[]; last: TakenTrick | null } {
    const core = this.#core as TrainerCore;
    const count = core.playCount.value;
    const plays = this.#ints(core.playsAt.value, count);
    const seats = this.#ints(core.playSeatsAt.value, count);
    const tricks: TakenTrick[] = [];
    for (let from = 0; from < count; from += players)
      tricks.push({
        leader: seats[from] as number,
        cards: Array.from(plays.slice(from, from + players), cardOf),
        winner: seats[from + players] ?? 0,
      });
    void trump;
    const last = count % players === 0 ? null : (tricks.pop() ?? null);
    return { taken: tricks, last };
  }

  #view(seat: number, opener: number, phase: Dealt['phase'], choices: readonly Choice[]): View {
    const core = this.#core as TrainerCore;
    const lesson = this.#lesson as Lesson;
    const { players, handSize } = lesson;
    const words = new Uint32Array(core.memory.buffer, core.handsAt.value, 2 * players);
    const inPlay = phase === 'play';
    const trumpNow = core.trumpNow();
    const trump = TRUMPS[trumpNow] ?? null;
    const { taken, last } = inPlay
      ? this.#taken(players, trump ?? 'N')
      : { taken: [], last: null };
    const leader = seat;
    const bids = Array.from(this.#ints(core.bidsAt.value, players), (bid) =>
      bid < 0 ? (lesson.sealed ? ('sealed' as const) : null) : bid,
    );
    if (phase === 'bid') bids[seat] = null;
    const turned = core.turnedUp();
    const round: Dealt = {
      phase,
      index: 0,
      handSize,
      dealer: seatAfter(opener, players, players - 1),
      turned: turned < 0 ? null : cardOf(turned),
      hands: Array.from({ length: players }, (_, each) => {
        const cards = cardsOf(words[2 * each] as number, words[2 * each + 1] as number);
        return each === seat
          ? { kind: 'seen', cards }
          : { kind: 'hidden', count: cards.length };
      }),
      bids,
      blindNils: Array.from({ length: players }, () => false),
      trump,
      chooser: phase === 'trump' ? seat : null,
      trick: last === null ? { leader, cards: [] } : { leader: last.leader, cards: last.cards },
      taken,
      tricks: [...this.#ints(core.tricksAt.value, players)],
      broken: true,
    };
    return {
      seat,
      rules: this.#rules as RuleSet,
      seats: [],
      schedule: [handSize],
      past: [],
      standing: {
        totals: bids.map(() => 0),
        bags: [],
        streaks: bids.map(() => 0),
      },
      zeroRuns: bids.map(() => 0),
      toAct: [seat],
      choices,
      round,
    } as unknown as View;
  }

  #choose(seat: number, opener: number, phase: Dealt['phase'], moves: readonly Command[]): Command {
    const view = this.#view(seat, opener, phase, moves.map(open));
    return chooseMove(view as PlayerView, this.#levels[seat] ?? 'hard', this.#chance);
  }

  guestBid = (seat: number, opener: number, allowed: number): number => {
    const moves: Command[] = [];
    for (let bid = 0; bid < 18; bid++)
      if ((allowed >> bid) & 1) moves.push({ type: 'bid', seat, bid });
    const move = this.#choose(seat, opener, 'bid', moves);
    return move.type === 'bid' ? move.bid : 0;
  };

  guestTrump = (seat: number, opener: number): number => {
    const moves = NAMEABLE_TRUMPS.map((trump): Command => ({ type: 'nameTrump', seat, trump }));
    const move = this.#choose(seat, opener, 'trump', moves);
    return move.type === 'nameTrump' ? trumpNumber(move.trump) : 0;
  };

  guestCard = (seat: number, opener: number, low: number, high: number): number => {
    const moves = cardsOf(low, high).map((card): Command => ({ type: 'play', seat, card }));
    const move = this.#choose(seat, opener, 'play', moves);
    if (move.type !== 'play' || move.card === 'unseen') throw new Error('a guest plays a card');
    return cardNumber(move.card);
  };
}
