import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import type { OpenHand } from './open-hands.ts';
import styles from './Hands.module.css';
import { WrittenHand } from './WrittenHand.tsx';

/** Open hands as a list, for screens without room at the seats. */
export function HandList({ hands }: { readonly hands: readonly OpenHand[] }) {
  const t = useTranslate();
  const seats = useTable(({ view }) => view.seats);
  return (
    <ul className={styles.list}>
      {hands.map((hand) => {
        const name = playerName(t, seats[hand.seat]);
        return (
          <li key={hand.seat}>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
            <WrittenHand hand={hand} name={name} />
          </li>
        );
      })}
    </ul>
  );
}
