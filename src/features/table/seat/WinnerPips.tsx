import { type PlayerView, SUITS, sideOf } from '@/engine/index.ts';
import { useTable } from '@/store/hooks.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './WinnerPips.module.css';

/** The number of suit symbols. */
const PIPS = 28;

/**
 * Where and when a symbol falls, each from 0 to 99: points of the R2 sequence, which spread evenly
 * without a pattern that the eye finds.
 */
const spread = (index: number) => ({
  '--x': Math.floor((index * 75.488) % 100),
  '--delay': Math.floor((index * 56.984) % 100),
});

/** The suits in turn; every group of four starts one suit later. */
const suitOf = (index: number) => SUITS[(index + Math.floor(index / 4)) % SUITS.length] ?? null;

/** Whether the viewer is among the winners. */
const hasWon = ({ round, rules, seat }: PlayerView): boolean =>
  round.phase === 'over' && round.winners.includes(sideOf(rules, seat));

/** A rain of suit symbols at the end of a game that the player has won. */
export function WinnerPips() {
  const isShown = useTable(({ cue, view }) => cue?.type === 'gameEnded' && hasWon(view));
  if (!isShown) return null;
  return (
    <div className={styles.rain} aria-hidden="true" data-testid="rain">
      {Array.from({ length: PIPS }, (_, index) => (
        <span key={index} className={styles.pip} style={spread(index)}>
          <SuitGlyph suit={suitOf(index)} />
        </span>
      ))}
    </div>
  );
}
