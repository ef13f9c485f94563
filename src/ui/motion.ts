/** The factor for animation durations; 0 for no animation. */
export function travelFactor(): number {
  const { dataset, style } = document.documentElement;
  if (dataset['motion'] !== 'full') return 0;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return Number(style.getPropertyValue('--pace'));
}

/** A position on screen, in px and degrees. */
export interface Spot {
  /** The center. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

/** px per ms. */
export interface Velocity {
  readonly x: number;
  readonly y: number;
}

export const AT_REST: Velocity = { x: 0, y: 0 };

/**
 * An element's position on screen. A rotated element has its center where its bounding box has it.
 */
export function spotOf(element: HTMLElement, turn = 0): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth, turn };
}

/** The transform that moves an element from `home` to `spot`. */
const seenAt = (spot: Spot, home: Spot): string => {
  const [x, y] = [spot.x - home.x, spot.y - home.y];
  const scale = home.width > 0 ? spot.width / home.width : 1;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(spot.turn - home.turn).toFixed(1)}deg) scale(${scale.toFixed(3)})`;
};

/** The number of segments that approximate the curve. */
const PIECES = 12;

/**
 * The path of a card from `from` to `home` in `ms`, as evenly spaced keyframes: a cubic Hermite
 * curve that starts with the throw's velocity and ends at rest.
 */
export function flightPath(from: Spot, home: Spot, velocity: Velocity, ms: number): Keyframe[] {
  const along = (start: number, end: number, speed: number, t: number): number => {
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * start + (t3 - 2 * t2 + t) * speed * ms + (3 * t2 - 2 * t3) * end;
  };
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const t = piece / PIECES;
    // Without a throw, time is eased: a quick start, a slow end.
    const rest = velocity.x === 0 && velocity.y === 0;
    const u = rest ? (1 - (1 - t) ** 2) ** 0.8 : t;
    return {
      transform: seenAt(
        {
          x: along(from.x, home.x, velocity.x, u),
          y: along(from.y, home.y, velocity.y, u),
          width: along(from.width, home.width, 0, u),
          turn: along(from.turn, home.turn, 0, u),
        },
        home,
      ),
    };
  });
}

/** The current transform of an element, even during an animation. */
export const currentTransform = (element: Element): string => getComputedStyle(element).transform;

/** The transform from `home` to another spot. */
export const transformTo = seenAt;

/** Plays keyframes if supported; resolves when they end or are canceled. */
export async function play(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  // Without the Web Animations API, as in jsdom, animations end at once.
  if (typeof element.animate !== 'function') return;
  try {
    await element.animate(keyframes, options).finished;
  } catch {
    // Canceled by a newer animation.
  }
}
