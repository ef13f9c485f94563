import { NO_CARD, NO_TRUMP, RANKS, SUITS, bit, suitOf } from './cards';
import { below } from './random';
import { hands, handSize, players, setGone, setTrump } from './round';

const CARDS: i32 = SUITS * RANKS;
const deck = new StaticArray<i32>(CARDS);

function fillDeck(): void {
  for (let k = 0; k < CARDS; k++) unchecked((deck[k] = ((k / RANKS) << 4) | (k % RANKS)));
}
fillDeck();

function draw(from: i32): i32 {
  const at = from + below(CARDS - from);
  const card = unchecked(deck[at]);
  unchecked((deck[at] = deck[from]));
  unchecked((deck[from] = card));
  return card;
}

/** The card that the last deal turned up, or −1. */
export let turned: i32 = NO_CARD;

/** Deals `handSize` cards to every seat; `flips` turns up the next one for trump, if any is left. */
export function deal(flips: bool): void {
  let from = 0;
  turned = NO_CARD;
  for (let seat = 0; seat < players; seat++) {
    let hand: u64 = 0;
    for (let k = 0; k < handSize; k++) hand |= bit(draw(from++));
    unchecked((hands[seat] = hand));
  }
  if (!flips) return;
  if (from == CARDS) {
    setTrump(NO_TRUMP);
    return;
  }
  turned = draw(from);
  setTrump(suitOf(turned));
  setGone(bit(turned));
}
