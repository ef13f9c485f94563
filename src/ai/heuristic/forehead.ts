import {
  DECK,
  type PlayerView,
  type Trump,
  seatsFromLeftOf,
  winningIndex,
} from '../../engine/index.ts';
import type { DealtRound } from './situation.ts';

/**
 * The chance to win the only trick of a round in which one sees every card but one's own [SIGHT-1]:
 * every card that it could be is tried, and nobody has a choice in that trick. By the cards alone;
 * what the bids of those tell who see the card is for the nets.
 */
export function foreheadWinProbability(view: PlayerView, round: DealtRound, trump: Trump): number {
  const order = seatsFromLeftOf(round.dealer, view.rules.players);
  const own = order.indexOf(view.seat);
  const seen = order.map((seat) => {
    const hand = round.hands[seat];
    return hand?.kind === 'seen' ? hand.cards[0] : undefined;
  });
  const hidden = DECK.filter((card) => card !== round.turned && !seen.includes(card));
  const winning = hidden.filter(
    (card) =>
      winningIndex(
        seen.map((each) => each ?? card),
        trump,
      ) === own,
  );
  return winning.length / hidden.length;
}
