import { type Core, openCore } from '@/ai/net/core.ts';
import { trumpNumber } from '@/ai/heuristic/card-sets.ts';
import { cardNumber, putDeck, setPlayRules } from '@/ai/net/position.ts';
import { type GameState, legalCommands, seatAfter } from '@/engine/index.ts';
import { after } from '../lib/games.ts';
import type { Pick } from '../lib/random-play.ts';

/** Counts of comparisons, and every difference in words. */
export interface Comparison {
  deals: number;
  moves: number;
  readonly differences: string[];
}

/** A comparison before its first deal. */
export const newComparison = (): Comparison => ({ deals: 0, moves: 0, differences: [] });

/** The legal cards of the core, as numbers, lowest first. */
export function legalCards(core: Core): number[] {
  const words = [core.legalLow(), core.legalHigh()];
  return words.flatMap((word, half) =>
    Array.from({ length: 32 }, (_, bit) => bit)
      .filter((bit) => (word >>> bit) & 1)
      .map((bit) => half * 32 + bit),
  );
}

/** A state in which cards are played. */
export type PlayState = GameState & {
  readonly round: Extract<GameState['round'], { phase: 'play' }>;
};

/** Puts a round into the core, as it is before the first card. */
export function putDeal(core: Core, { header: { rules }, round }: PlayState): void {
  core.begin(
    rules.players,
    round.handSize,
    trumpNumber(round.trump),
    seatAfter(round.dealer, rules.players),
    round.turned === null ? -1 : cardNumber(round.turned, rules),
  );
  putDeck(core, rules);
  setPlayRules(core, rules);
  new Int32Array(core.memory.buffer, core.bidsAt.value, rules.players).set(round.bids);
  core.openPlay();
  for (const [seat, hand] of round.hands.entries())
    for (const card of hand) core.hold(seat, cardNumber(card, rules));
  core.beginHistory();
}

/**
 * Plays random cards in the engine and in the core after the bidding of a round, and records
 * differences in turn, legal cards and tricks taken.
 * @returns the engine's state after the round.
 */
function compareRound(core: Core, opening: GameState, pick: Pick, found: Comparison): GameState {
  let state = opening;
  if (state.round.phase !== 'play') throw new Error('no cards are played yet');
  const { rules } = opening.header;
  putDeal(core, state as PlayState);
  found.deals++;
  while (state.round.phase === 'play') {
    const moves = legalCommands(state).filter((move) => move.type === 'play');
    const [first] = moves;
    if (first === undefined) throw new Error('nothing is legal');
    const move = pick(moves);
    found.moves++;
    if (first.card !== 'unseen') {
      const legal = moves.map(({ card }) =>
        cardNumber(card as Exclude<typeof card, 'unseen'>, rules),
      );
      const ours = legalCards(core);
      if (legal.toSorted((a, b) => a - b).join() !== ours.join())
        found.differences.push(`legal: engine ${legal.join()}, core ${ours.join()}`);
    }
    if (first.seat !== core.turn.value)
      found.differences.push(`turn: engine ${first.seat}, core ${core.turn.value}`);
    const hand = state.round.hands[move.seat] ?? [];
    const card = move.card === 'unseen' ? hand[0] : move.card;
    if (card === undefined) throw new Error('a hand is empty');
    core.replay(cardNumber(card, rules));
    state = after(state, move);
  }
  const tricks = 'tricks' in state.round ? state.round.tricks : [];
  const ours = new Int32Array(core.memory.buffer, core.tricksAt.value, tricks.length);
  if (tricks.join() !== [...ours].join())
    found.differences.push(`tricks: engine ${tricks.join()}, core ${ours.join()}`);
  return state;
}

/** Plays and compares `rounds` rounds of a game; `pick` chooses all moves. */
export function compareGame(
  opening: GameState,
  rounds: number,
  pick: Pick,
  found: Comparison,
  core: Core = openCore(),
): void {
  let state = opening;
  for (let round = 0; round < rounds;) {
    if (state.round.phase === 'over') return;
    if (state.round.phase === 'play') {
      state = compareRound(core, state, pick, found);
      round++;
      continue;
    }
    state = after(state, pick(legalCommands(state)));
  }
}
