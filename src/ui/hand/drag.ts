import { play, travelFactor } from '../motion.ts';

/** The distance that starts a drag, in px. */
const SLACK = 7;
/** How far an illegal card follows the finger, as a fraction. */
const GIVE = 0.22;
/** The speed toward the table that counts as a throw, in px per ms. */
const THROW_SPEED = 0.45;
/** How far a card must have come up to be on the table without a throw, as a fraction of its height. */
const MIN_RISE = 0.62;
/** The window for measuring speed, in ms. */
const SPEED_WINDOW = 90;
/** Degrees that a dragged card leans for each px per ms sideways. */
const LEAN = 7;
/** How many points are kept to measure speed. */
const KEPT_POINTS = 12;

interface Point {
  readonly x: number;
  readonly y: number;
  /** ms */
  readonly at: number;
}

type Pointed = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

const pointOf = ({ clientX, clientY, timeStamp }: Pointed): Point => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});

/** The speed at the end of a movement, in px per ms; 0 if the finger rested. */
export function speedOf(points: readonly Point[]): { readonly x: number; readonly y: number } {
  const last = points.at(-1);
  const first = points.find(({ at }) => last !== undefined && last.at - at <= SPEED_WINDOW);
  if (last === undefined || first === undefined || last.at <= first.at) return { x: 0, y: 0 };
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

/**
 * Whether a release puts the card on the table: thrown upwards, or let go above the hand without
 * being pulled back. `rise` is how far the card has come up and `height` its own height, in px.
 */
export function isThrow(rise: number, height: number, speed: { readonly y: number }): boolean {
  if (speed.y > THROW_SPEED) return false;
  return rise > height * MIN_RISE || (rise > SLACK * 3 && speed.y < -THROW_SPEED);
}

export interface Drag {
  /** Whether the pointer has moved too far for a tap. */
  moved(): boolean;
  moveTo(event: Pointed): void;
  /** Ends the drag. True if the card was released over the table; an illegal card springs back even then. */
  release(event: Pointed): boolean;
  cancel(): void;
}

/**
 * A dragged card; an illegal one only gives a little. It writes styles directly, without rendering.
 */
export function beginDrag(place: HTMLElement, start: Pointed, free: boolean): Drag {
  const from = pointOf(start);
  let points: Point[] = [from];
  let isMoving = false;
  const shift = () => {
    const last = points.at(-1) ?? from;
    const part = free ? 1 : GIVE;
    return { x: (last.x - from.x) * part, y: (last.y - from.y) * part };
  };
  const settle = (): void => {
    delete place.dataset['dragging'];
    place.style.translate = '';
    place.style.rotate = '';
  };
  const springBack = (): void => {
    const { x, y } = shift();
    settle();
    if (isMoving && travelFactor() > 0)
      void play(place, [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], {
        duration: 380,
        easing: 'cubic-bezier(0.25, 1.35, 0.4, 1)',
      });
  };
  return {
    moved: () => isMoving,
    moveTo(event) {
      const now = pointOf(event);
      isMoving ||= Math.hypot(now.x - from.x, now.y - from.y) > SLACK;
      points = [...points.slice(1 - KEPT_POINTS), now];
      if (!isMoving) return;
      place.dataset['dragging'] = free ? 'free' : 'held';
      const { x, y } = shift();
      place.style.translate = `${x}px ${y}px`;
      if (free && travelFactor() > 0)
        place.style.rotate = `${Math.max(-14, Math.min(14, speedOf(points).x * LEAN)).toFixed(1)}deg`;
    },
    release(event) {
      // A finger that rested before release has no speed.
      points = [...points.slice(1 - KEPT_POINTS), pointOf(event)];
      const speed = speedOf(points);
      const last = points.at(-1) ?? from;
      if (!isThrow(from.y - last.y, place.offsetHeight, speed)) {
        springBack();
        return false;
      }
      if (!free) {
        springBack();
        return true;
      }
      // Read when the card starts its flight to the table.
      place.dataset['velocity'] = `${speed.x.toFixed(3)} ${speed.y.toFixed(3)}`;
      requestAnimationFrame(() => requestAnimationFrame(settle));
      return true;
    },
    cancel: springBack,
  };
}
