import { type Card, type Suit, suitOf } from '../cards/card.ts';
import { deckOf } from '../rulesets/deck.ts';
import { type Seat, seatAfter } from '../seats.ts';
import type { RuleSet } from '../rulesets/rules.ts';
import { ledSuit } from '../trick/trick.ts';
import { trumpSuitOf } from '../trump/trump.ts';
import { type DealtView, openCardInHand } from './selectors.ts';
import type { PlayerView } from './view.ts';

/** What a seat can infer about unseen cards. */
export interface Knowledge {
  /** Unseen cards of the deck: in another hand or not dealt [DECK-4]. */
  readonly unseen: readonly Card[];
  /** Whether a seat has shown a void by not following suit, or not trumping [PLAY-2], [PLAY-5]. */
  readonly isVoid: (seat: Seat, suit: Suit) => boolean;
  /** Whether a seat may hold an unseen card, as far as voids and an open card tell [TRUMP-8]. */
  readonly mayHold: (seat: Seat, card: Card) => boolean;
}

/**
 * The seats that have shown a void by not following suit [PLAY-2], or by not trumping where they had to
 * [PLAY-5].
 */
function shownVoids(
  { taken, trick, trump }: DealtView,
  { players, duty }: RuleSet,
): ReadonlySet<string> {
  const voids = new Set<string>();
  const trumpSuit = duty === 'must-trump' ? trumpSuitOf(trump) : null;
  for (const each of [...taken, trick]) {
    const led = ledSuit(each);
    for (const [at, card] of each.cards.entries()) {
      const suit = suitOf(card);
      if (led === null || suit === null || suit === led) continue;
      const seat = seatAfter(each.leader, players, at);
      voids.add(`${seat} ${led}`);
      if (trumpSuit !== null && suit !== trumpSuit) voids.add(`${seat} ${trumpSuit}`);
    }
  }
  return voids;
}

function inferredFrom(rules: RuleSet, round: DealtView): Knowledge {
  const { turned, taken, trick, hands } = round;
  const voids = shownVoids(round, rules);
  const known = new Set<Card | null>([
    turned,
    ...taken.flatMap(({ cards }) => cards),
    ...trick.cards,
    ...hands.flatMap((hand) => (hand.kind === 'seen' ? hand.cards : [])),
  ]);
  const unseen = deckOf(rules).filter((card) => !known.has(card));
  const isVoid = (seat: Seat, suit: Suit): boolean => voids.has(`${seat} ${suit}`);
  // Nobody ever shows a void in jokers, since they need not be played [JOKER-2].
  const lacks = (seat: Seat, suit: Suit | null) => suit !== null && isVoid(seat, suit);
  const open = openCardInHand(round);
  const mayHold = (seat: Seat, card: Card): boolean =>
    card === open ? seat === round.dealer : !lacks(seat, suitOf(card));
  return { unseen, isVoid, mayHold };
}

/** By round, since a decision asks for it for every choice and fact. A round has the rules of one game. */
const knowledgeByRound = new WeakMap<DealtView, Knowledge>();

/** Infers knowledge from a view: own cards, the table and played cards. */
export function knowledgeOf({ rules }: PlayerView, round: DealtView): Knowledge {
  const known = knowledgeByRound.get(round);
  if (known !== undefined) return known;
  const knowledge = inferredFrom(rules, round);
  knowledgeByRound.set(round, knowledge);
  return knowledge;
}
