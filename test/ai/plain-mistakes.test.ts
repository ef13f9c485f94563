import { describe, expect, it } from 'vitest';
import { plainMistakes } from '@/ai/plain-mistakes.ts';
import {
  type Card,
  type Command,
  DECK,
  type GameState,
  type Seat,
  type Trump,
  allowed,
  legalCommands,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, dealt, newGameWith } from '../../tools/lib/games.ts';
import { type Pick, createPicker } from '../../tools/lib/random-play.ts';

// Plain mistakes are found from what the seat may know. Here all cards are known, and a search through
// everything that may happen says whether the seat can keep its bid while all others play to break it.

const RANKS = '23456789TJQKA';
const rankOf = (card: Card): number => RANKS.indexOf(card.charAt(0));
const suitOf = (card: Card): string => card.charAt(1);

/** A round as the search sees it: all hands, and what `seat` still needs. */
interface Open {
  readonly hands: readonly (readonly Card[])[];
  readonly trick: readonly Card[];
  readonly turn: Seat;
  readonly trump: Trump;
  readonly seat: Seat;
  readonly need: number;
}

/** Strength in a trick: trumps above the led suit above discards; among trumps of several suits by suit. */
function strengthOf(card: Card, led: Card, trump: Trump): number {
  const isLed = suitOf(card) === suitOf(led);
  const isTrump = trump === 'L' ? !isLed : suitOf(card) === trump;
  const tier = isTrump ? 2 : isLed ? 1 : 0;
  return (tier * RANKS.length + rankOf(card)) * 4 + 'CDHS'.indexOf(suitOf(card));
}

function followers(hand: readonly Card[], trick: readonly Card[]): readonly Card[] {
  const [led] = trick;
  const same = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led));
  return same.length > 0 ? same : hand;
}

function played(open: Open, card: Card): Open {
  const { hands, turn, trump, seat } = open;
  const players = hands.length;
  const left = hands.with(
    turn,
    (hands[turn] ?? []).filter((held) => held !== card),
  );
  const trick = [...open.trick, card];
  if (trick.length < players) return { ...open, hands: left, trick, turn: (turn + 1) % players };
  const values = trick.map((each) => strengthOf(each, trick[0] as Card, trump));
  const winner = (turn + 1 + values.indexOf(Math.max(...values))) % players;
  const need = winner === seat ? open.need - 1 : open.need;
  return { ...open, hands: left, trick: [], turn: winner, need };
}

/** Whether the seat can take exactly what it needs against everybody else. */
function canKeepBid(open: Open): boolean {
  const { hands, trick, turn, seat, need } = open;
  const hand = hands[turn] ?? [];
  if (hands.every((each) => each.length === 0)) return need === 0;
  if (need < 0) return false;
  const next = followers(hand, trick).map((card) => played(open, card));
  return turn === seat ? next.some(canKeepBid) : next.every(canKeepBid);
}

const PLAYERS = 3;
const HAND_SIZE = 3;
const rules = { ...presetRules('bugger-your-neighbor', PLAYERS), hook: false };

/** A deal of a few high and low cards under some trump, with any bids, after a few plays. */
function somePosition(pick: Pick): GameState {
  const cards = [...DECK];
  const draw = (): Card => {
    const card = pick(cards);
    cards.splice(cards.indexOf(card), 1);
    return card;
  };
  const hands = Array.from({ length: PLAYERS }, () => Array.from({ length: HAND_SIZE }, draw));
  const trump = pick(['C', 'D', 'H', 'S', 'N', 'L'] as const);
  let state = dealt(newGameWith(rules), { hands, dealer: 0, turned: null, trump });
  const plays = pick([0, 1, 2, 3, 4, 5]);
  while (state.round.phase === 'bid') state = after(state, pick(legalCommands(state)));
  for (let play = 0; play < plays; play++) state = after(state, pick(legalCommands(state)));
  return state;
}

/** A card and the mistake that it is, if any, and whether the bid can be kept after it. */
interface Tried {
  readonly card: Card;
  readonly mistake: string | null;
  readonly keeps: boolean;
}

function triedIn(state: GameState): Tried[] {
  const [seat] = toAct(state);
  const { round } = state;
  if (seat === undefined || round.phase !== 'play') return [];
  const view = viewFor(state, seat);
  const plays = allowed(view.choices).filter(
    (move): move is Extract<Command, { type: 'play' }> => move.type === 'play',
  );
  if (plays.length < 2 || view.round.phase !== 'play') return [];
  const open: Open = {
    hands: round.hands,
    trick: round.trick.cards,
    turn: seat,
    trump: round.trump,
    seat,
    need: (round.bids[seat] ?? 0) - (round.tricks[seat] ?? 0),
  };
  const mistakes = plainMistakes(view, view.round, plays);
  return plays.map(({ card }, at) => ({
    card: card as Card,
    mistake: mistakes[at] ?? null,
    keeps: canKeepBid(played(open, card as Card)),
  }));
}

const POSITIONS = 4000;
const positions = Array.from({ length: POSITIONS }, (_, seed) =>
  triedIn(somePosition(createPicker(seed))),
);

describe('a plain mistake', () => {
  it('leaves a card to play', () => {
    const chosen = positions.filter((tried) => tried.length > 0);
    expect(chosen.length).toBeGreaterThan(POSITIONS / 2);
    expect(chosen.filter((tried) => tried.every(({ mistake }) => mistake !== null))).toEqual([]);
  });

  it.each(['sinks', 'risks', 'keeps-worse'])(
    '%s is never said of the only card that keeps the bid',
    (kind) => {
      const found = positions.filter((tried) => tried.some(({ mistake }) => mistake === kind));
      expect(found.length).toBeGreaterThan(20);
      const isWrong = (tried: readonly Tried[]): boolean =>
        tried.some(({ mistake, keeps }) => mistake === kind && keeps) &&
        !tried.some(({ mistake, keeps }) => mistake === null && keeps);
      expect(found.filter(isWrong)).toEqual([]);
    },
  );

  it('sinks the bid, where it says so', () => {
    const sinking = positions.flat().filter(({ mistake }) => mistake === 'sinks');
    expect(sinking.filter(({ keeps }) => keeps)).toEqual([]);
  });

  it('gambles only where another card keeps the bid', () => {
    const gambling = positions.filter((tried) =>
      tried.some(({ mistake }) => mistake === 'gambles'),
    );
    expect(gambling.length).toBeGreaterThan(10);
    const isRight = (tried: readonly Tried[]): boolean =>
      tried.every(({ mistake, keeps }) => mistake !== null || keeps);
    expect(gambling.filter((tried) => !isRight(tried))).toEqual([]);
  });

  it('costs bids, compared with the other cards', () => {
    const costly = positions.filter(
      (tried) =>
        tried.some(({ mistake, keeps }) => mistake !== null && !keeps) &&
        tried.some(({ mistake, keeps }) => mistake === null && keeps),
    );
    expect(costly.length).toBeGreaterThan(50);
  });
});
