// Who sits where: nets that learn, earlier nets, and guests.
import { MAX_SEATS } from '../../../src/wasm/round';

/** Addresses of the nets of each seat. */
export const playNets = new StaticArray<usize>(MAX_SEATS);
export const bidNets = new StaticArray<usize>(MAX_SEATS);
/** A seat without nets is a guest: the host decides for it. */
const GUEST: usize = 0;
/** Temperature of a seat's choices in standard points; 0 takes the best. */
export const noises = new StaticArray<f32>(MAX_SEATS);
/** Whether decisions of a seat are recorded to train on. */
export const learners = new StaticArray<bool>(MAX_SEATS);

/** Seats a player for the rounds to come. */
export function seatPlayer(
  seat: i32,
  playNet: usize,
  bidNet: usize,
  noise: f32,
  learns: bool,
): void {
  unchecked((playNets[seat] = playNet));
  unchecked((bidNets[seat] = bidNet));
  unchecked((noises[seat] = noise));
  unchecked((learners[seat] = learns));
}

/** Whether the host decides for a seat. */
export const isGuest = (seat: i32): bool => unchecked(playNets[seat]) == GUEST;
