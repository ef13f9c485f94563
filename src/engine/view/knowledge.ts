import { type Card, DECK, type Suit, suitOf } from '../cards/card.ts';
import { type Seat, seatAfter } from '../seats.ts';
import { ledSuit } from '../trick/trick.ts';
import type { DealtView } from './selectors.ts';
import type { PlayerView } from './view.ts';

/** What a seat can work out about the cards that it does not see. */
export interface Knowledge {
  /** Cards that somebody else may hold, or nobody. */
  readonly unseen: readonly Card[];
  /** Whether a seat has shown to hold no card of a suit, by not following it [PLAY-2]. */
  readonly isVoid: (seat: Seat, suit: Suit) => boolean;
}

/** Who has shown to hold no card of a suit, by not following it [PLAY-2]. */
function shownVoids({ taken, trick }: DealtView, players: number): ReadonlySet<string> {
  const voids = new Set<string>();
  for (const each of [...taken, trick]) {
    const led = ledSuit(each);
    for (const [at, card] of each.cards.entries())
      if (led !== null && suitOf(card) !== led)
        voids.add(`${seatAfter(each.leader, players, at)} ${led}`);
  }
  return voids;
}

/** What the seat of a view can work out: from its own cards, the table and what was played. */
export function knowledgeOf({ rules }: PlayerView, round: DealtView): Knowledge {
  const { turned, taken, trick, hands } = round;
  const voids = shownVoids(round, rules.players);
  const known = new Set<Card>([
    ...(turned === null ? [] : [turned]),
    ...taken.flatMap(({ cards }) => cards),
    ...trick.cards,
    ...hands.flatMap((hand) => (hand.kind === 'seen' ? hand.cards : [])),
  ]);
  const unseen = DECK.filter((card) => !known.has(card));
  return { unseen, isVoid: (other, suit) => voids.has(`${other} ${suit}`) };
}
