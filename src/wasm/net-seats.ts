// The solo nets were trained with 3 to 7 players. Here tables of other sizes are made to fit their inputs.
import { players } from './round';

const FEWEST_SEATS: i32 = 3;
/** The number of seats in the inputs of the nets, and how many of them are other players'. */
export const NET_SEATS: i32 = 7;
export const NET_OTHERS: i32 = NET_SEATS - 1;
/** The largest hand size, bid and number of tricks left in the inputs: three players with the whole deck. */
export const NET_HAND: i32 = 17;

/** The number of players in the inputs of the nets: the nearest one that they were trained with. */
export function netPlayers(): i32 {
  return max(FEWEST_SEATS, min(NET_SEATS, players));
}

/** Index of the inputs and output of the seat `place` seats clockwise: with eight players the last two share theirs. */
export function netPlace(place: i32): i32 {
  return min(place, NET_OTHERS) - 1;
}

/** The weight of a seat's inputs. Two seats that share them count half each, so they look like one average seat. */
export function netWeight(place: i32): f32 {
  return players > NET_SEATS && place >= NET_OTHERS ? 0.5 : 1;
}
