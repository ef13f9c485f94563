import FastForward from 'lucide-react/icons/fast-forward';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import styles from './SpeedUp.module.css';

/** Says that a tap on the table speeds up the player who is thinking: in the first round in words. */
export function SpeedUp() {
  const t = useTranslate();
  const isFirstRound = useTable(({ view }) => view.past.length === 0);
  return (
    <span className={styles.speedUp} aria-hidden="true" data-testid="speed-up">
      {isFirstRound ? <span className={styles.text}>{t('turn.speedUp')}</span> : null}
      <FastForward />
    </span>
  );
}
