import { type Card, type GameState, type Seat, seatAfter, suitOf } from '@/engine/index.ts';
import { otherwiseHidden } from '../../../tools/lib/tables.ts';
import type { Pick } from '../../../tools/lib/random-play.ts';

/** A state in which cards are played. */
export type PlayState = GameState & {
  readonly round: Extract<GameState['round'], { phase: 'play' }>;
};

export const isPlay = (state: GameState): state is PlayState => state.round.phase === 'play';

/** Whether somebody holds a suit that it failed to follow: such a world cannot be. */
function isPossible({ header, round }: PlayState): boolean {
  return [...round.taken, round.trick].every(({ cards, leader }) =>
    cards.every((card, at) => {
      const led = suitOf(cards[0] as Card);
      const hand = round.hands[seatAfter(leader, header.rules.players, at)] ?? [];
      return suitOf(card) === led || !hand.some((held) => suitOf(held) === led);
    }),
  );
}

/** Worlds that a seat cannot tell from this one, found by shuffling until one fits. */
export function worldsLike(state: PlayState, seat: Seat, pick: Pick, wanted: number): PlayState[] {
  const worlds: PlayState[] = [state];
  for (let tries = 0; tries < 6 * wanted && worlds.length < wanted; tries++) {
    const other = otherwiseHidden(state, seat, pick) as PlayState;
    if (isPossible(other)) worlds.push(other);
  }
  return worlds;
}
