import { type Card, DECK, suitOf } from '../cards/card.ts';
import { allowed } from '../game/turn.ts';
import { seatAfter, seatsFrom } from '../seats.ts';
import { ledSuit, strength } from '../trick/trick.ts';
import type { Trump } from '../trump/trump.ts';
import type { PlayerView, RoundView } from './view.ts';

type PlayedRound = Exclude<RoundView, { readonly phase: 'ready' }>;

/** Who has shown to hold no card of a suit, by not following it [PLAY-2]. */
function shownVoids(round: PlayedRound, players: number): ReadonlySet<string> {
  const voids = new Set<string>();
  for (const trick of [...round.taken, round.trick]) {
    const led = ledSuit(trick);
    for (const [at, card] of trick.cards.entries())
      if (led !== null && suitOf(card) !== led)
        voids.add(`${seatAfter(trick.leader, players, at)} ${led}`);
  }
  return voids;
}

/** The cards that others may still hold, as far as the viewer knows. */
function unseenCards({ seat, rules }: PlayerView, round: PlayedRound): Card[] {
  const { turned, taken, trick, hands } = round;
  const own = hands[seat];
  const voids = shownVoids(round, rules.players);
  const others = seatsFrom(seat + 1, rules.players).slice(0, -1);
  const known = new Set<Card>([
    ...(turned === null ? [] : [turned]),
    ...taken.flatMap(({ cards }) => cards),
    ...trick.cards,
    ...(own?.kind === 'seen' ? own.cards : []),
  ]);
  const mayBeHeld = (card: Card): boolean =>
    others.some((other) => !voids.has(`${other} ${suitOf(card)}`));
  return DECK.filter((card) => !known.has(card) && mayBeHeld(card));
}

/** Whether a card that is led, or follows a lead, beats every one of the others. */
const beatsAll = (card: Card, led: Card, others: readonly Card[], trump: Trump): boolean =>
  others.every((other) => strength(card, suitOf(led), trump) > strength(other, suitOf(led), trump));

/** Whether any legal card takes the trick as it lies, whatever the others still add. */
function takesThisTrick(view: PlayerView, round: PlayedRound, unseen: readonly Card[]): boolean {
  const { trick, trump } = round;
  const [led] = trick.cards;
  if (trump === null) return false;
  const isLast = trick.cards.length === view.rules.players - 1;
  const rivals = [...trick.cards, ...(isLast ? [] : unseen)];
  return allowed(view.choices).every(
    (command) =>
      command.type === 'play' &&
      command.card !== 'unseen' &&
      beatsAll(command.card, led ?? command.card, rivals, trump),
  );
}

/**
 * How many tricks the viewer is certain to take: all that remain, whatever anybody plays and
 * however the cards that the viewer cannot see are dealt. Null where that is not certain, where it
 * is not the viewer's turn, and for a last card, which leaves nothing to claim.
 *
 * Each card of the hand must beat, as a lead, every card that others may hold: then it takes its
 * trick at any time, so the viewer leads again, and so on. Nothing less will do, for the order of
 * play is free.
 */
export function certainRest(view: PlayerView): number | null {
  const { round, seat } = view;
  if (round.phase !== 'play' || round.trump === null || !view.toAct.includes(seat)) return null;
  const hand = round.hands[seat];
  if (hand?.kind !== 'seen' || hand.cards.length < 2) return null;
  const { trump } = round;
  const unseen = unseenCards(view, round);
  const leads = hand.cards.every((card) => beatsAll(card, card, unseen, trump));
  return leads && takesThisTrick(view, round, unseen) ? hand.cards.length : null;
}
