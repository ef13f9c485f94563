import type { Card, Seat } from '@/engine/index.ts';
import { AT_REST, type Spot, type Velocity, spotOf } from '@/ui/motion.ts';

/** Where a card comes from, and how fast. */
export interface Origin {
  readonly spot: Spot;
  readonly velocity: Velocity;
}

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** The face of a player, from which cards come and to which tricks go; the own plate has none. */
const seatElement = (seat: Seat): HTMLElement | null =>
  find(`[data-seat="${seat}"] [data-face]`) ?? find(`[data-seat="${seat}"]`);

/** Where a seat is on the screen, with the width of what a card is there. */
export function seatSpot(seat: Seat): Spot | null {
  const element = seatElement(seat);
  if (element === null) return null;
  const spot = spotOf(element);
  return { ...spot, width: Math.min(spot.width, 34) };
}

/** The middle of the own hand; null where there is none. */
export function handSpot(): Spot | null {
  const hand = find('[data-own-hand]');
  return hand === null ? null : spotOf(hand);
}

const degrees = (text: string): number => Number.parseFloat(text) || 0;

/** Where a card of the own hand is, also while it follows a finger; null if it is not there. */
function handOrigin(id: string): Origin | null {
  const button = find(`[data-card="${id}"]`);
  const card = button?.firstElementChild;
  const place = button?.parentElement;
  if (!(card instanceof HTMLElement) || place == null) return null;
  const turn = degrees(place.style.getPropertyValue('--turn')) + degrees(place.style.rotate || '0');
  const [x = 0, y = 0] = (place.dataset['velocity'] ?? '').split(' ').map(Number);
  return { spot: spotOf(card, turn), velocity: { x, y } };
}

/** Where a card comes from that a seat plays, as long as the hand still shows it. */
export function originOf(seat: Seat, own: Seat, card: Card | 'unseen'): Origin | null {
  const held = seat === own ? (handOrigin(card) ?? handOrigin('unseen')) : null;
  if (held !== null) return held;
  const spot = seatSpot(seat);
  return spot === null ? null : { spot, velocity: AT_REST };
}
