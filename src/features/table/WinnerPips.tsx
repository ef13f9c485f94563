import { SUITS } from '@/engine/index.ts';
import { useTable } from '@/store/hooks.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './WinnerPips.module.css';

/** The number of suit symbols. */
const PIPS = 20;

/** A rain of suit symbols at the end of the game. */
export function WinnerPips() {
  const hasEnded = useTable(({ cue }) => cue?.type === 'gameEnded');
  if (!hasEnded) return null;
  return (
    <div className={styles.rain} aria-hidden="true">
      {Array.from({ length: PIPS }, (_, index) => (
        <span
          key={index}
          className={styles.pip}
          style={{ '--index': index, '--across': (index * 37) % 100, '--late': (index * 53) % 17 }}
        >
          <SuitGlyph suit={SUITS[index % SUITS.length] ?? null} />
        </span>
      ))}
    </div>
  );
}
