import { type Seat, paidStreak } from '@/engine/index.ts';
import { useTable } from '@/store/hooks.ts';
import { Streak } from '@/ui/made-marks.tsx';
import styles from './Seat.module.css';

/** A player's streak on the plate, where the scoring pays for it [SCORE-3]. */
export function SeatStreak({ seat }: { readonly seat: Seat }) {
  const streak = useTable(({ view }) => paidStreak(view, seat));
  return <Streak streak={streak} className={styles.streak} />;
}
