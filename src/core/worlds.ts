// Worlds: ways in which the cards that a seat cannot see may lie, the undealt ones included. All that
// agree with what is known – how many cards everybody holds, who is void in what – are as likely as
// each other: a first fill that fits, then exchanges of two cards at random wherever both may lie.
import { DECK, SUITS, bit, first, laneMask, rest, size, suitOf } from './cards';
import { below } from './random';
import { MAX_SEATS, cardsOf, gone, hands, players, tableCards, voids } from './round';

const MOST: i32 = 64;
/** The unseen cards and who holds each: a seat, or `STOCK`. */
const cards = new StaticArray<i32>(MOST);
const holders = new StaticArray<i32>(MOST);
const STOCK: i32 = 7;
const capacity = new StaticArray<i32>(8);
const barred = new StaticArray<i32>(8);
let unseenCount: i32 = 0;
/** Every card that is exchanged once or so is enough to forget the first fill. */
const EXCHANGES_PER_CARD: i32 = 3;

/** Lists the cards that `viewer` cannot see, those first that fewest seats may hold. */
function list(viewer: i32): void {
  const unseen = DECK & ~gone & ~tableCards() & ~unchecked(hands[viewer]);
  let others = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const plays = seat < players && seat != viewer;
    unchecked((capacity[seat] = plays ? cardsOf(seat) : 0));
    unchecked((barred[seat] = plays ? voids[seat] : 15));
    others += unchecked(capacity[seat]);
  }
  unchecked((capacity[STOCK] = size(unseen) - others));
  unchecked((barred[STOCK] = 0));
  unseenCount = 0;
  let listed: i32 = 0;
  for (let round = 0; round < SUITS; round++) {
    let narrowest = -1;
    let fewest = 1 << 20;
    for (let suit = 0; suit < SUITS; suit++) {
      if (listed & (1 << suit)) continue;
      let space = 0;
      for (let seat = 0; seat <= STOCK; seat++)
        if (!(unchecked(barred[seat]) & (1 << suit))) space += unchecked(capacity[seat]);
      space -= size(unseen & laneMask(suit));
      if (space < fewest) {
        fewest = space;
        narrowest = suit;
      }
    }
    listed |= 1 << narrowest;
    for (let left = unseen & laneMask(narrowest); left != 0; left = rest(left))
      unchecked((cards[unseenCount++] = first(left)));
  }
}

/** Gives every card a holder at random among those that may have it; false where it got stuck. */
function fill(): bool {
  for (let k = 0; k < unseenCount; k++) {
    const suit = 1 << suitOf(unchecked(cards[k]));
    let space = 0;
    for (let seat = 0; seat <= STOCK; seat++)
      if (!(unchecked(barred[seat]) & suit)) space += unchecked(capacity[seat]);
    if (space == 0) return false;
    let at = below(space);
    for (let seat = 0; seat <= STOCK; seat++) {
      if (unchecked(barred[seat]) & suit) continue;
      at -= unchecked(capacity[seat]);
      if (at < 0) {
        unchecked((holders[k] = seat));
        unchecked(capacity[seat]--);
        break;
      }
    }
  }
  return true;
}

function exchange(): void {
  for (let k = unseenCount * EXCHANGES_PER_CARD; k > 0; k--) {
    const a = below(unseenCount);
    const b = below(unseenCount);
    const holderA = unchecked(holders[a]);
    const holderB = unchecked(holders[b]);
    if (holderA == holderB) continue;
    if (unchecked(barred[holderA]) & (1 << suitOf(unchecked(cards[b])))) continue;
    if (unchecked(barred[holderB]) & (1 << suitOf(unchecked(cards[a])))) continue;
    unchecked((holders[a] = holderB));
    unchecked((holders[b] = holderA));
  }
}

const TRIES: i32 = 200;

/** Puts a world into the hands of the others; false where none was found that fits. */
export function imagine(viewer: i32): bool {
  for (let tries = 0; tries < TRIES; tries++) {
    list(viewer);
    if (!fill()) continue;
    exchange();
    for (let seat = 0; seat < players; seat++) if (seat != viewer) unchecked((hands[seat] = 0));
    for (let k = 0; k < unseenCount; k++) {
      const holder = unchecked(holders[k]);
      if (holder != STOCK) unchecked((hands[holder] |= bit(unchecked(cards[k]))));
    }
    return true;
  }
  return false;
}
