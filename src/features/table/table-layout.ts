import type { Seat } from '@/engine/index.ts';

/** Whether seats need small plates. */
export const isCrowded = (players: number): boolean => players >= 6;

interface Place {
  readonly x: number;
  readonly y: number;
}

function onCircle(step: number, players: number): Place {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / players;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/**
 * Where a seat sits, seen from the viewer at the bottom: x from −1 (left) to 1 (right), y from −1
 * (top) to 1 (bottom), clockwise from the viewer's left like the seats [DEAL-1]. The topmost seats
 * are at y = −1, so that rows of seats are as far apart as possible.
 */
export function seatPlace(seat: Seat, viewer: Seat, players: number): Place {
  const step = (seat - viewer + players) % players;
  if (step === 0) return { x: 0, y: 1 };
  const top = Math.abs(onCircle(Math.floor(players / 2), players).y);
  const { x, y } = onCircle(step, players);
  return { x, y: y / top };
}

/** The rotation of the card at a seat, in degrees. */
export const tilt = (seat: Seat): number => [-3, 4, -2, 3, -4, 2, 5, -1][seat] ?? 0;

/** Factor by which players sit further out at a crowded table, to make room for the trick. */
const SIDEWAYS = 1.25;

/** The position of the plate of a seat; at a crowded table further out than its card. */
export function platePlace(seat: Seat, viewer: Seat, players: number): Place {
  const { x, y } = seatPlace(seat, viewer, players);
  return isCrowded(players) ? { x: Math.max(-1, Math.min(1, x * SIDEWAYS)), y } : { x, y };
}

/** At a smaller horizontal distance, the cards of two seats cover each other's index. */
const ABOVE_EACH_OTHER = 0.25;

/** Whether there is room for each card of a trick to lie without covering the index of another. */
export const hasFewPlayers = (players: number): boolean => players <= 4;

/**
 * The stacking order of the cards of a trick by seat, from 0 at the bottom. Cards lie as they were
 * played, the last on top. Where there are too many for that, no card covers the index of another:
 * it is at a card's upper left, so cards further right (or, if stacked vertically, further down) are
 * on top.
 *
 * @param leader the seat that leads the trick
 */
export function trickLayers(leader: Seat, viewer: Seat, players: number): number[] {
  const places = Array.from({ length: players }, (_, seat) => seatPlace(seat, viewer, players));
  if (hasFewPlayers(players)) return places.map((_, seat) => (seat - leader + players) % players);
  const near = (a: number, b: number): boolean => Math.abs(a - b) < ABOVE_EACH_OTHER;
  const order = places
    .map((_, seat) => seat)
    .toSorted((a, b) => {
      const [one, other] = [places[a], places[b]];
      if (one === undefined || other === undefined) return 0;
      return near(one.x, other.x) ? one.y - other.y : one.x - other.x;
    });
  return places.map((_, seat) => order.indexOf(seat));
}
