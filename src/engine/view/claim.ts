import type { Card } from '../cards/card.ts';
import { rankingOf } from '../rulesets/deck.ts';
import type { Ranking } from '../cards/ranking.ts';
import { UNSEEN } from '../game/commands-and-events.ts';
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

/**
 * Whether a card beats all those that were played before it to a trick. Only jokers can be equal, and the first
 * of them wins [JOKER-3].
 */
function beatsAll(card: Card, earlier: readonly Card[], trump: Trump, ranking: Ranking): boolean {
  const led = ledSuit({ cards: [...earlier, card] });
  const own = strength(card, led, trump, ranking);
  return earlier.every((other) => own > strength(other, led, trump, ranking));
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
  return cards.every((card) => unseen.every((lead) => !beatsAll(card, [lead], trump, ranking)));
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
  return cards.every((lead) => unseen.every((card) => !beatsAll(card, [lead], trump, ranking)));
}

/** A turn to play a card while more than one is left. */
interface TurnToPlay {
  readonly round: DealtView;
  readonly trump: Trump;
  readonly hand: readonly Card[];
  readonly legal: readonly Card[];
}

/** The viewer's turn to play a card that it sees; null otherwise, and for the last card, which leaves nothing to claim. */
function turnToPlay({ round, seat, choices }: PlayerView): TurnToPlay | null {
  const legal = allowed(choices).flatMap((command) =>
    command.type === 'play' && command.card !== UNSEEN ? [command.card] : [],
  );
  if (legal.length === 0 || round.phase !== 'play' || round.trump === null) return null;
  const hand = round.hands[seat];
  return hand?.kind === 'seen' && hand.cards.length > 1
    ? { round, trump: round.trump, hand: hand.cards, legal }
    : null;
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
  const turn = turnToPlay(view);
  if (turn === null) return null;
  const { round, trump, hand } = turn;
  const ranking = rankingOf(view.rules);
  const isLost =
    hand.every((card) => !beatsAll(card, round.trick.cards, trump, ranking)) &&
    losesEveryTrick(view, round, trump, hand);
  return isLost ? hand.length : null;
}

/**
 * The number of remaining tricks if the viewer is certain to take them all, whatever anyone plays and
 * however the unseen cards are dealt. Null if not, if it is not the viewer's turn, and for the last
 * card.
 *
 * Every card of the hand, if led, must beat every card that others may hold, and every legal card those of
 * the current trick. Then the viewer wins each trick and leads again, in any order of play: no card that is
 * still to come beats one that it would not beat if that one had been led.
 */
export function claimableTricks(view: PlayerView): number | null {
  const turn = turnToPlay(view);
  if (turn === null) return null;
  const { round, trump, hand, legal } = turn;
  const ranking = rankingOf(view.rules);
  const isClaimable =
    legal.every((card) => beatsAll(card, round.trick.cards, trump, ranking)) &&
    winsEveryLead(view, round, trump, hand);
  return isClaimable ? hand.length : null;
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
