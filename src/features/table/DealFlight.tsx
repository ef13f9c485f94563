import * as m from 'framer-motion/m';
import { seatsFromLeftOf } from '@/engine/index.ts';
import { useSetting, useTable } from '@/store/hooks.ts';
import { scaled } from '@/store/pace.ts';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { seatPlace } from './model.ts';
import styles from './DealFlight.module.css';

/** Cards that are seen to fly to each seat: enough to tell a deal, few enough for any phone. */
const CARDS_SHOWN = 3;
const FLIGHT_MS = 320;
const BETWEEN_MS = 45;
/** How far the seats are from the middle, in px: a flight need not end exactly at a plate. */
const REACH_X = 150;
const REACH_Y = 170;

/** Backs that fly from the dealer to the seats, one at a time from the dealer's left [DEAL-2]. */
export function DealFlight() {
  const cue = useTable((state) => state.cue);
  const viewer = useTable((state) => state.view.seat);
  const players = useTable((state) => state.view.rules.players);
  const speed = useSetting((settings) => settings.speed);
  if (cue?.type !== 'dealt' || speed === 'instant') return null;
  const from = seatPlace(cue.dealer, viewer, players);
  const order = seatsFromLeftOf(cue.dealer, players);
  const shown = Math.min(cue.handSize, CARDS_SHOWN) * players;
  return (
    <div className={styles.flight} aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => {
        const to = seatPlace(order[index % players] ?? 0, viewer, players);
        return (
          <m.div
            key={`${cue.id}-${index}`}
            className={styles.card}
            initial={{ x: from.x * REACH_X, y: from.y * REACH_Y, opacity: 0, rotate: 0 }}
            animate={{ x: to.x * REACH_X, y: to.y * REACH_Y, opacity: [0, 1, 1, 0], rotate: 20 }}
            transition={{
              delay: scaled(BETWEEN_MS * index, speed) / 1000,
              duration: scaled(FLIGHT_MS, speed) / 1000,
              ease: 'easeOut',
            }}
          >
            <PlayingCard card={null} />
          </m.div>
        );
      })}
    </div>
  );
}
