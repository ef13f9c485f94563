import {
  type Card,
  DECK,
  type PlayerView,
  type Trump,
  seatsFromLeftOf,
  winningIndex,
} from '../engine/index.ts';
import type { DealtRound } from './situation.ts';

/**
 * The chance to win the only trick of a round in which one sees every card but one's own [SIGHT-1]:
 * every card that it could be is tried. Nobody has a choice in that trick, so this is exact.
 */
export function foreheadChance(view: PlayerView, round: DealtRound, trump: Trump): number {
  const order = seatsFromLeftOf(round.dealer, view.rules.players);
  const own = order.indexOf(view.seat);
  const seen = order.map((seat) => {
    const hand = round.hands[seat];
    return hand?.kind === 'seen' ? hand.cards[0] : undefined;
  });
  const hidden = DECK.filter((card) => !seen.includes(card) && card !== round.turned);
  const won = hidden.filter((card) => {
    const trick = seen.map((other, index) => (index === own ? card : other)) as Card[];
    return winningIndex(trick, trump) === own;
  });
  return won.length / hidden.length;
}
