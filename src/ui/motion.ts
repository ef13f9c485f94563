/** What travel takes, as a factor of the normal time; 0 where nothing is to travel. */
export function travelFactor(): number {
  const { dataset, style } = document.documentElement;
  if (dataset['motion'] !== 'full') return 0;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return Number(style.getPropertyValue('--pace'));
}

/** A place on the screen that a card can have: px and degrees. */
export interface Spot {
  /** The middle. */
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

/** Where an element is seen now. Turned ones have their middle where their box has it. */
export function spotOf(element: HTMLElement, turn = 0): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth, turn };
}

/** How something that lies at `home` has to be moved to be seen at `spot`. */
const seenAt = (spot: Spot, home: Spot): string => {
  const [x, y] = [spot.x - home.x, spot.y - home.y];
  const scale = home.width > 0 ? spot.width / home.width : 1;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(spot.turn - home.turn).toFixed(1)}deg) scale(${scale.toFixed(3)})`;
};

/** So many straight pieces look like a curve at any speed. */
const PIECES = 12;

/**
 * The way of a card from `from` to where it lies, `home`, in `ms`: a cubic that leaves with the
 * velocity it was thrown with and comes to rest, as keyframes of equal length.
 */
export function flightPath(from: Spot, home: Spot, velocity: Velocity, ms: number): Keyframe[] {
  const along = (start: number, end: number, speed: number, t: number): number => {
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * start + (t3 - 2 * t2 + t) * speed * ms + (3 * t2 - 2 * t3) * end;
  };
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const t = piece / PIECES;
    // Without a throw a card starts at once and settles slowly: time itself is eased.
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

/** The transform that an element has in this very frame, also in the middle of a flight. */
export const currentTransform = (element: Element): string => getComputedStyle(element).transform;

/** The transform that shows what lies at `home` somewhere else. */
export const transformTo = seenAt;

/** Plays keyframes where the platform can; resolves when they end or are cut short. */
export async function play(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  // Where there is nothing that could move, as in a test without a browser, all is at its end.
  if (typeof element.animate !== 'function') return;
  try {
    await element.animate(keyframes, options).finished;
  } catch {
    // Cancelled: something newer has taken its place.
  }
}
