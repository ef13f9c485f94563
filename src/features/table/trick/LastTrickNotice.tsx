import { dealtRound } from '@/engine/index.ts';
import { formatList } from '@/i18n/format.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { lastTrickSeats } from '@/store/table/moments.ts';
import styles from '../seat/Moments.module.css';

/** The notice that bids depend on the last trick, and whose, until a card takes its place. */
export function LastTrickNotice() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const seats = lastTrickSeats(view);
  if (seats.length === 0 || dealtRound(view)?.trick.cards.length !== 0) return null;
  return (
    <div className={styles.decides}>
      <p>{t('moment.lastTrick')}</p>
      <p>{formatList(seats.map((seat) => playerName(t, view.seats[seat])))}</p>
    </div>
  );
}
