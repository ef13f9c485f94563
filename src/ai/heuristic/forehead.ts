import {
  deckOf,
  rankingOf,
  type PlayerView,
  type Trump,
  seatsFromLeftOf,
  winningIndex,
  type DealtView,
} from '../../engine/index.ts';

/**
 * The win probability of the only trick in a forehead round [SIGHT-1], by trying every possible own card:
 * nobody has a choice in that trick. Bids of those who see the card are left to the nets.
 */
export function foreheadWinProbability(view: PlayerView, round: DealtView, trump: Trump): number {
  const order = seatsFromLeftOf(round.dealer, view.rules.players);
  const own = order.indexOf(view.seat);
  const seen = order.map((seat) => {
    const hand = round.hands[seat];
    return hand?.kind === 'seen' ? hand.cards[0] : undefined;
  });
  const ranking = rankingOf(view.rules);
  const hidden = deckOf(view.rules).filter((card) => card !== round.turned && !seen.includes(card));
  const winning = hidden.filter(
    (card) =>
      winningIndex(
        seen.map((each) => each ?? card),
        trump,
        ranking,
      ) === own,
  );
  return winning.length / hidden.length;
}
