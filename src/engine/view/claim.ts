import type { Card } from '../cards/card.ts';
import { rankingOf } from '../rulesets/deck.ts';
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

/** Whether a card that is played after the `earlier` cards and before the `later` ones is certain to win. */
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
    // Only jokers can be equal, and the first of them wins [JOKER-3].
    later.every((other) => own >= strength(other, led, trump, ranking))
  );
}

/** Whether every legal card is certain to win the current trick. */
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

/** Whether a card is certain to lose to one of the cards that were played before it. */
function isCertainToLose(
  card: Card,
  earlier: readonly Card[],
  trump: Trump,
  ranking: Ranking,
): boolean {
  const led = ledSuit({ cards: [...earlier, card] });
  const own = strength(card, led, trump, ranking);
  // Only jokers can be equal, and the first of them wins [JOKER-3].
  return earlier.some((other) => strength(other, led, trump, ranking) >= own);
}

/** Whether none of these cards takes a trick that another seat leads to, whoever holds the unseen cards. */
export function losesEveryTrick(
  view: PlayerView,
  round: DealtView,
  trump: Trump,
  cards: readonly Card[],
): boolean {
  const ranking = rankingOf(view.rules);
  const unseen = unseenCards(view, round);
  return cards.every((card) =>
    unseen.every((lead) => isCertainToLose(card, [lead], trump, ranking)),
  );
}

/** Whether each of these cards takes the trick that it leads to, whoever holds the unseen cards. */
export function winsEveryLead(
  view: PlayerView,
  round: DealtView,
  trump: Trump,
  cards: readonly Card[],
): boolean {
  const ranking = rankingOf(view.rules);
  const unseen = unseenCards(view, round);
  return cards.every((card) =>
    isCertainToWin(card, { earlier: [], later: unseen }, trump, ranking),
  );
}

/**
 * The number of remaining tricks if the viewer is certain to take none of them, whatever anyone plays
 * and however the unseen cards are dealt. Null if not, if it is not the viewer's turn, if the viewer
 * leads, and for the last card.
 *
 * No card of the hand may win the current trick, nor beat any card that others may lead later. Then
 * the viewer never wins a trick, and never leads.
 */
export function concedableTricks(view: PlayerView): number | null {
  const { round, seat } = view;
  if (round.phase !== 'play' || round.trump === null || !view.toAct.includes(seat)) return null;
  const hand = round.hands[seat];
  const { trick, trump } = round;
  if (hand?.kind !== 'seen' || hand.cards.length < 2 || trick.cards.length === 0) return null;
  const ranking = rankingOf(view.rules);
  const isLost =
    hand.cards.every((card) => isCertainToLose(card, trick.cards, trump, ranking)) &&
    losesEveryTrick(view, round, trump, hand.cards);
  return isLost ? hand.cards.length : null;
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
  const isClaimable =
    winsEveryLead(view, round, trump, hand.cards) &&
    takesThisTrick(view, round, unseenCards(view, round));
  return isClaimable ? hand.cards.length : null;
}

/** What a seat can claim: all remaining tricks, or that it takes none of them. */
export interface Claim {
  readonly kind: 'all' | 'none';
  readonly count: number;
}

/** The claim that is certain for the viewer; null if there is none. */
export function claimOf(view: PlayerView): Claim | null {
  const all = claimableTricks(view);
  if (all !== null) return { kind: 'all', count: all };
  const none = concedableTricks(view);
  return none === null ? null : { kind: 'none', count: none };
}
