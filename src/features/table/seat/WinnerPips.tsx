import { type PlayerView, SUITS, sideOf } from '@/engine/index.ts';
import { useTable } from '@/store/hooks.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './WinnerPips.module.css';

/** The number of suit symbols. */
const PIPS = 20;

/** Whether the viewer is among the winners. */
const hasWon = ({ round, rules, seat }: PlayerView): boolean =>
  round.phase === 'over' && round.winners.includes(sideOf(rules, seat));

/** A rain of suit symbols at the end of a game that the player has won. */
export function WinnerPips() {
  const isShown = useTable(({ cue, view }) => cue?.type === 'gameEnded' && hasWon(view));
  if (!isShown) return null;
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
