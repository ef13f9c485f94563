import {
  type Card,
  type GameState,
  type Seat,
  type Suit,
  seatAfter,
  suitOf,
} from '@/engine/index.ts';
import { withOtherHiddenCards } from '../../../tools/lib/tables.ts';
import type { Pick } from '../../../tools/lib/random-play.ts';

/** A state in the play phase. */
export type PlayState = GameState & {
  readonly round: Extract<GameState['round'], { phase: 'play' }>;
};

export const isPlay = (state: GameState): state is PlayState => state.round.phase === 'play';

/** The suit that a trick was led in: not by low jokers, and in none after a high one [JOKER-4]. */
export function suitLed(cards: readonly Card[]): Suit | null {
  const first = cards.find((card) => !card.startsWith('E'));
  return first === undefined ? null : suitOf(first);
}

/** The suits that a seat did not play though it had to, if it held one [PLAY-2], [PLAY-5]. */
export function shownVoids({ header, round }: PlayState, seat: Seat): Set<Suit> {
  const { players, duty } = header.rules;
  const voids = new Set<Suit>();
  for (const { cards, leader } of [...round.taken, round.trick])
    for (const [at, card] of cards.entries()) {
      const led = suitLed(cards);
      const isTold = led !== null && suitOf(card) !== null && suitOf(card) !== led;
      if (seatAfter(leader, players, at) !== seat || !isTold) continue;
      voids.add(led);
      const { trump } = round;
      const isDiscard = suitOf(card) !== trump && trump !== 'N' && trump !== 'L';
      if (duty === 'must-trump' && isDiscard) voids.add(trump);
    }
  return voids;
}

/** Whether no seat holds a suit it is known to be void in. */
const isPossible = (state: PlayState): boolean =>
  state.round.hands.every((hand, seat) => {
    const voids = shownVoids(state, seat);
    return !hand.some((held) => voids.has(suitOf(held) as Suit));
  });

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
