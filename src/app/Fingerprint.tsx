import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Fingerprint.module.css';
import { useCommitment } from './use-commitment.ts';

/** Enough to tell two games apart; the whole one is a tap away. */
const SHOWN = 8;

/** Before the first deal: that the cards are fixed already, and the beginning of their fingerprint. */
export function Fingerprint({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslate();
  const { commitment } = useCommitment();
  if (commitment === undefined || commitment === null) return null;
  return (
    <button type="button" className={styles.fingerprint} onClick={onOpen}>
      {t('fairness.fixed', { fingerprint: commitment.slice(0, SHOWN) })}
    </button>
  );
}
