import { useLayoutEffect, useRef } from 'react';
import { type Seat, seatsFromLeftOf } from '@/engine/index.ts';
import { useTable } from '@/store/hooks.ts';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { useDeferredContent } from '@/ui/use-deferred-content.ts';
import { type Spot, play, spotOf, transformTo, travelFactor } from '@/ui/motion.ts';
import styles from './DealFlight.module.css';
import { handSpot, seatSpot } from '../trick/flights.ts';

/** Animated cards per seat. */
const CARDS_SHOWN = 3;
/** How long one card flies, in ms at normal speed. */
const FLIGHT_MS = 300;
/**
 * Within this time all cards leave the dealer, in ms at normal speed. With the flight of the last one it
 * is shorter than the deal is shown (`HOLD` in `pace.ts`).
 */
const DEAL_MS = 540;

/** One card flying from the dealer to a seat. */
function fly(element: HTMLElement, from: Spot, to: Spot, delay: number, ms: number): void {
  const home = spotOf(element);
  const start = transformTo({ ...from, width: home.width * 0.8, turn: -20 }, home);
  const end = transformTo({ ...to, width: home.width, turn: 35 }, home);
  void play(
    element,
    [
      { transform: start, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.8 },
      { transform: end, opacity: 0 },
    ],
    { duration: ms, delay, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'both' },
  );
}

interface BacksProps {
  readonly dealer: Seat;
  readonly own: Seat;
  readonly players: number;
  readonly count: number;
}

function Backs({ dealer, own, players, count }: BacksProps) {
  const flight = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const factor = travelFactor();
    const from = seatSpot(dealer);
    if (factor === 0 || from === null || flight.current === null) return;
    const order = seatsFromLeftOf(dealer, players);
    for (const [index, element] of [...flight.current.children].entries()) {
      const seat = order[index % players] ?? 0;
      const to = (seat === own ? handSpot() : null) ?? seatSpot(seat);
      if (to === null || !(element instanceof HTMLElement)) continue;
      fly(element, from, to, (index * DEAL_MS * factor) / count, FLIGHT_MS * factor);
    }
  }, [dealer, own, players, count]);
  return (
    <div ref={flight} className={styles.flight} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <PlayingCard key={index} card={null} className={styles.card} />
      ))}
    </div>
  );
}

/** Starts after the press has been painted. */
function DeferredBacks(props: BacksProps) {
  return useDeferredContent(true) ? <Backs {...props} /> : null;
}

/** The deal animation, from the dealer's left [DEAL-2]. */
export function DealFlight() {
  const cue = useTable((state) => state.cue);
  const own = useTable((state) => state.view.seat);
  const players = useTable((state) => state.view.rules.players);
  if (cue?.type !== 'dealt' || travelFactor() === 0) return null;
  const count = Math.min(cue.handSize, CARDS_SHOWN) * players;
  return (
    <DeferredBacks key={cue.id} dealer={cue.dealer} own={own} players={players} count={count} />
  );
}
