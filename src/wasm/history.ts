// The cards played in a round, so that they can be replayed in another determinization.
import { bit } from './cards';
import { MAX_SEATS, hands, savePosition, play, players, restorePosition, turn } from './round';

/** The cards in order, and who played each. */
export const plays = new StaticArray<i32>(64);
export const playSeats = new StaticArray<i32>(64);
export let playCount: i32 = 0;

const dealt: usize = memory.data(256, 16);
const currentHands = new StaticArray<u64>(MAX_SEATS);

/** Begins with the hands as dealt, once bids and trump are set. */
export function beginHistory(): void {
  playCount = 0;
  savePosition(dealt);
}

/** The seat to play plays a card. */
export function replay(card: i32): void {
  unchecked((playSeats[playCount] = turn));
  unchecked((plays[playCount++] = card));
  play(card);
}

/** Goes back to the deal that would have led to the current hands. */
export function rewind(): void {
  for (let seat = 0; seat < players; seat++) unchecked((currentHands[seat] = hands[seat]));
  restorePosition(dealt);
  for (let seat = 0; seat < players; seat++) unchecked((hands[seat] = currentHands[seat]));
  for (let k = 0; k < playCount; k++) unchecked((hands[playSeats[k]] |= bit(plays[k])));
}
