// The cards played in a round, so that they can be replayed in another determinization.
import { bit } from './cards';
import { hands, savePosition, play, players, restorePosition, turn } from './round';

/** The cards in order, and who played each. */
export const plays = new StaticArray<i32>(64);
export const playSeats = new StaticArray<i32>(64);
export let playCount: i32 = 0;

const opening: usize = memory.data(256, 16);
const now = new StaticArray<u64>(8);

/** To be called after bids and trump, with the hands as dealt. */
export function beginHistory(): void {
  playCount = 0;
  savePosition(opening);
}

/** The seat to play plays a card. */
export function replay(card: i32): void {
  unchecked((playSeats[playCount] = turn));
  unchecked((plays[playCount++] = card));
  play(card);
}

/** Goes back to the deal that would have led to the current hands. */
export function rewind(): void {
  for (let seat = 0; seat < players; seat++) unchecked((now[seat] = hands[seat]));
  restorePosition(opening);
  for (let seat = 0; seat < players; seat++) unchecked((hands[seat] = now[seat]));
  for (let k = 0; k < playCount; k++) unchecked((hands[playSeats[k]] |= bit(plays[k])));
}
