import type { Card } from '../cards/card.ts';
import { rankingOf } from '../cards/deck.ts';
import type { Ranking } from '../cards/ranking.ts';
import { allowed } from '../game/turn.ts';
import { seatsFrom } from '../seats.ts';
import { ledSuit, strength } from '../trick/trick.ts';
import type { Trump } from '../trump/trump.ts';
import { knowledgeOf } from './knowledge.ts';
import type { DealtView } from './selectors.ts';
import type { PlayerView } from './view.ts';

/** The cards that others may hold, as far as the viewer knows. */
function unseenCards(view: PlayerView, round: DealtView): Card[] {
  const { unseen, mayHold } = knowledgeOf(view, round);
  const others = seatsFrom(view.seat + 1, view.rules.players).slice(0, -1);
  return unseen.filter((card) => others.some((other) => mayHold(other, card)));
}

/** Whether a card that is played after some cards of a trick, and before others, is certain to win it. */
function isCertainToWin(
  card: Card,
  { earlier, later }: { readonly earlier: readonly Card[]; readonly later: readonly Card[] },
  trump: Trump,
  ranking: Ranking,
): boolean {
  const led = ledSuit({ cards: [...earlier, card] });
  const own = strength(card, led, trump, ranking);
  return (
    earlier.every((other) => own > strength(other, led, trump, ranking)) &&
    // Only jokers can be equal, and of them the first wins [JOKER-3].
    later.every((other) => own >= strength(other, led, trump, ranking))
  );
}

/** Whether any legal card is certain to win the current trick. */
function takesThisTrick(view: PlayerView, round: DealtView, unseen: readonly Card[]): boolean {
  const { trick, trump } = round;
  if (trump === null) return false;
  const isLast = trick.cards.length === view.rules.players - 1;
  const others = { earlier: trick.cards, later: isLast ? [] : unseen };
  return allowed(view.choices).every(
    (command) =>
      command.type === 'play' &&
      command.card !== 'unseen' &&
      isCertainToWin(command.card, others, trump, rankingOf(view.rules)),
  );
}

/**
 * The number of remaining tricks if the viewer is certain to take them all, whatever anyone plays and
 * however the unseen cards are dealt. Null if not, if it is not the viewer's turn, and for the last
 * card, which leaves nothing to claim.
 *
 * Every card of the hand, if led, must beat every card that others may hold. Then the viewer wins
 * each trick and leads again, in any order of play.
 */
export function claimableTricks(view: PlayerView): number | null {
  const { round, seat } = view;
  if (round.phase !== 'play' || round.trump === null || !view.toAct.includes(seat)) return null;
  const hand = round.hands[seat];
  if (hand?.kind !== 'seen' || hand.cards.length < 2) return null;
  const { trump } = round;
  const unseen = unseenCards(view, round);
  const leads = hand.cards.every((card) =>
    isCertainToWin(card, { earlier: [], later: unseen }, trump, rankingOf(view.rules)),
  );
  return leads && takesThisTrick(view, round, unseen) ? hand.cards.length : null;
}
