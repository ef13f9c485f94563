import type { Card, Seat } from '@/engine/index.ts';
import { AT_REST, type Spot, type Velocity, currentTransform, spotOf } from '@/ui/motion.ts';

/** Where a card comes from, and how fast. */
export interface FlightStart {
  readonly spot: Spot;
  readonly velocity: Velocity;
}

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** An opponent's avatar, where its cards come from and its tricks go; the player has none. */
const seatElement = (seat: Seat): HTMLElement | null =>
  find(`[data-seat="${seat}"] [data-face]`) ?? find(`[data-seat="${seat}"]`);

/** How far a gliding plate is from its place, in px. */
function awayBy(plate: Element | null): { x: number; y: number } {
  const transform = plate === null ? 'none' : currentTransform(plate);
  if (transform === 'none' || transform === '') return { x: 0, y: 0 };
  const { e: x, f: y } = new DOMMatrixReadOnly(transform);
  return { x, y };
}

/** A seat's position on screen, once its plate is at rest, with a card width. */
export function seatSpot(seat: Seat): Spot | null {
  const element = seatElement(seat);
  if (element === null) return null;
  const { x, y, width, turn } = spotOf(element);
  const away = awayBy(element.closest('[data-seat]'));
  return { x: x - away.x, y: y - away.y, width: Math.min(width, 34), turn };
}

/** The center of the player's hand; null if there is none. */
export function handSpot(): Spot | null {
  const hand = find('[data-own-hand]');
  return hand === null ? null : spotOf(hand);
}

const degrees = (text: string): number => Number.parseFloat(text) || 0;

/** The position of a card in the player's hand, even while dragged; null if it is not there. */
function handOrigin(id: string): FlightStart | null {
  const button = find(`[data-card="${id}"]`);
  const card = button?.firstElementChild;
  const place = button?.parentElement;
  if (!(card instanceof HTMLElement) || place == null) return null;
  const turn = degrees(place.style.getPropertyValue('--turn')) + degrees(place.style.rotate || '0');
  const [x = 0, y = 0] = (place.dataset['velocity'] ?? '').split(' ').map(Number);
  return { spot: spotOf(card, turn), velocity: { x, y } };
}

/** The start position of a played card, read while the hand still shows it. */
export function originOf(seat: Seat, own: Seat, card: Card | 'unseen'): FlightStart | null {
  const held = seat === own ? (handOrigin(card) ?? handOrigin('unseen')) : null;
  if (held !== null) return held;
  const spot = seatSpot(seat);
  return spot === null ? null : { spot, velocity: AT_REST };
}
