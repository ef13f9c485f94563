import { type Card, type GameState, type Seat, seatAfter, suitOf } from '@/engine/index.ts';
import { withOtherHiddenCards } from '../../../tools/lib/tables.ts';
import type { Pick } from '../../../tools/lib/random-play.ts';

/** A state in the play phase. */
export type PlayState = GameState & {
  readonly round: Extract<GameState['round'], { phase: 'play' }>;
};

export const isPlay = (state: GameState): state is PlayState => state.round.phase === 'play';

/** Whether no seat holds a suit it is known to be void in. */
function isPossible({ header, round }: PlayState): boolean {
  return [...round.taken, round.trick].every(({ cards, leader }) =>
    cards.every((card, at) => {
      const led = suitOf(cards[0] as Card);
      const hand = round.hands[seatAfter(leader, header.rules.players, at)] ?? [];
      return suitOf(card) === led || !hand.some((held) => suitOf(held) === led);
    }),
  );
}

/** The state and others consistent with the same view, found by rejection sampling. */
export function determinizationsOf(
  state: PlayState,
  seat: Seat,
  pick: Pick,
  wanted: number,
): PlayState[] {
  const determinizations: PlayState[] = [state];
  for (let tries = 0; tries < 6 * wanted && determinizations.length < wanted; tries++) {
    const other = withOtherHiddenCards(state, seat, pick) as PlayState;
    if (isPossible(other)) determinizations.push(other);
  }
  return determinizations;
}
