import type { ReactNode } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import styles from './GameIntro.module.css';
import { readyText } from './ready-text.ts';
import { useGameName } from '../use-game-name.ts';

/** Whether the first bids of the game are being made, and the player's own is not. */
const isBeginning = ({ round, past, seat }: PlayerView): boolean =>
  past.length === 0 &&
  (round.phase === 'declare' || (round.phase === 'bid' && round.bids[seat] === null));

/** What is played, where the first trick will lie. `children` come below it. */
export function GameIntro({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const name = useGameName();
  if (!isBeginning(view)) return null;
  return (
    <div className={styles.intro}>
      <p className={styles.name}>{name}</p>
      <p className={styles.length}>{readyText(t, view)}</p>
      {children}
    </div>
  );
}
