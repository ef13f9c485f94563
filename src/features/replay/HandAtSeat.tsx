import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import type { OpenHand } from './open-hands.ts';
import styles from './Hands.module.css';
import { WrittenHand } from './WrittenHand.tsx';

/** An open hand below its seat. */
export function HandAtSeat({ hand }: { readonly hand: OpenHand }) {
  const t = useTranslate();
  const seats = useTable(({ view }) => view.seats);
  return (
    <div className={styles.atSeat}>
      <WrittenHand hand={hand} name={playerName(t, seats[hand.seat])} />
    </div>
  );
}
