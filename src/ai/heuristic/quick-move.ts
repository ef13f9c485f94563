import {
  type Command,
  type PlayerView,
  type Trump,
  UNSEEN,
  allowed,
  arePartners,
  hasPartners,
  isHighJoker,
  isJoker,
  ledSuit,
  rankValue,
  rankingOf,
  seatAfter,
  strength,
  suitOf,
  trumpSuitOf,
  winningIndex,
  type DealtView,
} from '../../engine/index.ts';

type BidCommand = Extract<Command, { type: 'bid' }>;
type PlayCommand = Extract<Command, { type: 'play' }>;

function ownCards({ seat }: PlayerView, round: DealtView) {
  const hand = round.hands[seat];
  return hand?.kind === 'seen' ? hand.cards : [];
}

/** Estimated tricks of a hand: a card player's rough count of high jokers, trumps, aces, kings and queens. */
function estimatedTricks(view: PlayerView, round: DealtView): number {
  const trump = trumpSuitOf(round.trump);
  const hand = ownCards(view, round);
  const value = hand.map((card) => {
    if (isJoker(card)) return isHighJoker(card) ? 1 : 0;
    const rank = rankValue(card, rankingOf(view.rules));
    if (suitOf(card) === trump) return rank >= 8 ? 1 : 0.4;
    return rank === 12 ? 0.8 : rank === 11 ? 0.5 : rank === 10 ? 0.2 : 0;
  });
  const sum = value.reduce((total: number, each) => total + each, 0);
  return hand.length === 0 ? round.handSize / view.rules.players : sum;
}

/** In partnerships 0 is nil, which this heuristic never bids: it bids 1 instead [SP-2]. */
function quickBid(view: PlayerView, round: DealtView, bids: readonly BidCommand[]): Command | null {
  const minBid = hasPartners(view.rules) ? 1 : 0;
  const wanted = Math.max(minBid, estimatedTricks(view, round));
  return bids.toSorted((a, b) => Math.abs(a.bid - wanted) - Math.abs(b.bid - wanted))[0] ?? null;
}

/**
 * Leads the strongest card while tricks are needed, otherwise the weakest. In a trick it wins as cheaply as possible
 * while tricks are needed, otherwise it loses with the highest card possible.
 */
function quickCard(
  view: PlayerView,
  round: DealtView,
  plays: readonly PlayCommand[],
): Command | null {
  const { trick, tricks, bids } = round;
  const bid = bids[view.seat];
  const trump: Trump = round.trump ?? 'N';
  const ranking = rankingOf(view.rules);
  const wants = typeof bid === 'number' && (tricks[view.seat] ?? 0) < bid;
  const cardStrength = ({ card }: PlayCommand) =>
    card === UNSEEN
      ? 0
      : strength(card, ledSuit({ cards: [...trick.cards, card] }), trump, ranking);
  const best = winningIndex(trick.cards, trump, ranking);
  const bestCard = trick.cards[best];
  const toBeat = bestCard ? strength(bestCard, ledSuit(trick), trump, ranking) : -1;
  const rising = plays.toSorted((a, b) => cardStrength(a) - cardStrength(b));
  if (best < 0) return (wants ? rising.at(-1) : rising[0]) ?? null;
  const winning = seatAfter(trick.leader, view.rules.players, best);
  const partnerLeads = arePartners(view.rules, view.seat, winning);
  if (wants && !partnerLeads)
    return rising.find((play) => cardStrength(play) > toBeat) ?? rising[0] ?? null;
  return rising.findLast((play) => cardStrength(play) <= toBeat) ?? rising[0] ?? null;
}

/**
 * A legal move at once, for when a player has failed or is late. Deterministic and stateless, and it never
 * throws; null when this seat has nothing to decide.
 */
export function quickMove(view: PlayerView): Command | null {
  const moves = allowed(view.choices);
  const { round } = view;
  if (round.phase === 'ready') return moves[0] ?? null;
  const bids = moves.filter((move) => move.type === 'bid');
  if (bids.length > 0) return quickBid(view, round, bids);
  const plays = moves.filter((move) => move.type === 'play');
  if (plays.length > 0) return quickCard(view, round, plays);
  if (moves[0]?.type === 'nameTrump') return quickTrump(view, round, moves);
  return moves[0] ?? null;
}

/** The longest suit, the first among equals. */
function quickTrump(view: PlayerView, round: DealtView, moves: readonly Command[]): Command | null {
  const length = (move: Command) =>
    ownCards(view, round).filter((card) => move.type === 'nameTrump' && suitOf(card) === move.trump)
      .length;
  return moves.toSorted((a, b) => length(b) - length(a))[0] ?? null;
}
