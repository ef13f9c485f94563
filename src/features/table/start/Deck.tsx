import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import styles from './Deck.module.css';

/** Card backs drawn for the pack. */
const BACKS = 5;

/** The pack in the middle of the table, before the first deal. */
export function Deck() {
  return (
    <div className={styles.deck} aria-hidden="true">
      {Array.from({ length: BACKS }, (_, index) => (
        <PlayingCard key={index} card={null} className={styles.card} style={{ '--index': index }} />
      ))}
    </div>
  );
}
