import {
  HIGH_JOKERS,
  LOW_JOKERS,
  NO_CARD,
  NO_TRUMP,
  UNNAMED,
  bit,
  first,
  rest,
  suitOf,
} from './cards';
import { below } from './random';
import {
  absent,
  deck,
  gone,
  hands,
  handSize,
  opener,
  players,
  seatAfter,
  setGone,
  setTrump,
  showCard,
} from './round';

const MAX_CARDS: i32 = 60;
/** The cards in play; those dealt so far come first. */
const pack = new StaticArray<i32>(MAX_CARDS);

function fillPack(): i32 {
  let cards = 0;
  for (let left = deck & ~absent; left != 0; left = rest(left))
    unchecked((pack[cards++] = first(left)));
  return cards;
}

function draw(from: i32, cards: i32): i32 {
  const at = from + below(cards - from);
  const card = unchecked(pack[at]);
  unchecked((pack[at] = pack[from]));
  unchecked((pack[from] = card));
  return card;
}

/** The card that the last deal turned up, or −1. */
export let turned: i32 = NO_CARD;
/** The card that the dealer shows after the last deal [TRUMP-8], or −1. */
export let shown: i32 = NO_CARD;

/** Sets trump by the card turned up or shown; after a high joker it is still to be named [JOKER-5]. */
function setTrumpBy(card: i32): void {
  if (bit(card) & HIGH_JOKERS) setTrump(UNNAMED);
  else setTrump(bit(card) & LOW_JOKERS ? NO_TRUMP : suitOf(card));
}

/**
 * Deals `handSize` cards to every seat; `flips` turns up the next one for trump. If none is left, the dealer's
 * last card counts where `showsLast` [TRUMP-8].
 */
export function deal(flips: bool, showsLast: bool): void {
  const cards = fillPack();
  let from = 0;
  turned = NO_CARD;
  shown = NO_CARD;
  // The dealer is the last seat.
  for (let place = 0; place < players; place++) {
    let hand: u64 = 0;
    for (let k = 0; k < handSize; k++) hand |= bit(draw(from++, cards));
    unchecked((hands[seatAfter(opener, place)] = hand));
  }
  if (!flips) return;
  if (from < cards) {
    turned = draw(from, cards);
    setTrumpBy(turned);
    setGone(gone | bit(turned));
    return;
  }
  setTrump(NO_TRUMP);
  if (!showsLast) return;
  shown = unchecked(pack[from - 1]);
  setTrumpBy(shown);
  showCard(seatAfter(opener, players - 1), shown);
}
