import { usePresence } from 'framer-motion';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Card, Seat } from '@/engine/index.ts';
import {
  type Spot,
  type Velocity,
  currentTransform,
  flightPath,
  play,
  spotOf,
  transformTo,
  travelFactor,
} from '@/ui/motion.ts';
import { type FlightStart, seatSpot } from './flights.ts';
import { tilt } from '../table-layout.ts';
import styles from './TrickArea.module.css';

/** How long a card flies to the trick, in ms at normal speed. */
const TRAVEL_MS = 340;
/** How long a trick flies to its winner, in ms at normal speed. */
const GATHER_MS = 440;
/** How long a card fades in or out where cards do not fly, in ms at any speed. */
const FADE_MS = 110;

/** The shortest duration of a throw, in ms. */
const MIN_MS = 150;
/** How much longer a throw takes than at its first speed all the way, since it comes to rest. */
const SLOWDOWN = 1.8;
/** The highest first speed of a throw, in mean speeds: from 3 on, the path would overshoot its end. */
const MAX_FIRST_SPEED = 2.2;

/**
 * The duration and speed of a throw, limited so that the card does not overshoot.
 * @param defaultMs the duration without a throw, which is the longest
 */
function throwOf(from: Spot, home: Spot, velocity: Velocity, defaultMs: number) {
  const distance = Math.hypot(from.x - home.x, from.y - home.y);
  const speed = Math.hypot(velocity.x, velocity.y);
  if (speed === 0) return { ms: defaultMs, velocity };
  const ms = Math.max(MIN_MS, Math.min(defaultMs, (distance / speed) * SLOWDOWN));
  const maxSpeed = (distance / ms) * MAX_FIRST_SPEED;
  const part = Math.min(1, maxSpeed / speed);
  return { ms, velocity: { x: velocity.x * part, y: velocity.y * part } };
}

function arrive(element: HTMLElement, origin: FlightStart | undefined): void {
  const factor = travelFactor();
  if (origin === undefined || factor === 0) {
    void play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
    return;
  }
  const home = spotOf(element);
  const { ms, velocity } = throwOf(origin.spot, home, origin.velocity, TRAVEL_MS * factor);
  void play(element, flightPath(origin.spot, home, velocity, ms), { duration: ms });
}

/** Gathers the trick, then moves it to its winner, from the card's current position. */
async function leave(element: HTMLElement, middle: Spot, winner: Spot | null): Promise<void> {
  const factor = travelFactor();
  if (winner === null || factor === 0) {
    await play(element, [{ opacity: 1 }, { opacity: 0 }], {
      duration: FADE_MS,
      fill: 'forwards',
    });
    return;
  }
  const now = currentTransform(element);
  for (const running of element.getAnimations()) running.cancel();
  const home = spotOf(element);
  await play(
    element,
    [
      { transform: now, easing: 'ease-in-out' },
      {
        transform: transformTo({ ...middle, width: home.width * 0.92 }, home),
        offset: 0.38,
        easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)',
      },
      { opacity: 1, offset: 0.85 },
      { transform: transformTo(winner, home), opacity: 0 },
    ],
    { duration: GATHER_MS * factor, fill: 'forwards' },
  );
}

/** The mean center of the trick's cards. */
function middleOf(item: HTMLElement): Spot {
  const list = item.parentElement ?? item;
  const { left, top } = list.getBoundingClientRect();
  const items = [...list.children].filter((each) => each instanceof HTMLElement);
  const mean = (of: (each: HTMLElement) => number): number =>
    items.reduce((sum, each) => sum + of(each), 0) / Math.max(1, items.length);
  return {
    x: left + mean((each) => each.offsetLeft + each.offsetWidth / 2),
    y: top + mean((each) => each.offsetTop + each.offsetHeight / 2),
    width: item.offsetWidth,
    turn: 0,
  };
}

interface PlayedCardProps {
  readonly card: Card;
  readonly seat: Seat;
  readonly place: { readonly x: number; readonly y: number };
  /** Which of the opponents' plates it lies below, from the viewer's left; null for the viewer's card. */
  readonly below: number | null;
  readonly layer: number;
  readonly origins: RefObject<ReadonlyMap<Card, FlightStart>>;
  /** The winner of the trick, once shown. */
  readonly winner: RefObject<Seat | null>;
  /** Whether it is a trump in a trick that was led in another suit. */
  readonly isRuff: boolean;
  readonly children: ReactNode;
}

/** A card of the trick with its animations. */
export function PlayedCard({
  card,
  seat,
  place,
  below,
  layer,
  origins,
  winner,
  isRuff,
  children,
}: PlayedCardProps) {
  const item = useRef<HTMLLIElement>(null);
  const [isPresent, remove] = usePresence();
  useLayoutEffect(() => {
    if (item.current !== null) arrive(item.current, origins.current.get(card));
  }, [card, origins]);
  const done = useRef(remove);
  useEffect(() => {
    done.current = remove;
  });
  useEffect(() => {
    const { current: element } = item;
    if (isPresent || element === null) return undefined;
    const taker = winner.current;
    const gone = leave(element, middleOf(element), taker === null ? null : seatSpot(taker));
    void gone.then(() => done.current?.());
    // A card that returns while leaving, as after undo, appears at once.
    return () => {
      for (const running of element.getAnimations?.() ?? []) running.cancel();
    };
  }, [isPresent, winner]);
  return (
    <li
      ref={item}
      className={styles.card}
      style={{
        '--x': place.x,
        '--y': place.y,
        '--layer': layer,
        '--tilt': `${tilt(seat)}deg`,
        ...(below !== null && { '--index': below }),
      }}
      data-own={below === null || undefined}
      data-ruff={isRuff || undefined}
      data-leaving={!isPresent || undefined}
    >
      {children}
    </li>
  );
}
