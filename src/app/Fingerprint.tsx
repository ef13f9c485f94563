import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Fingerprint.module.css';
import { useCommitment } from './use-commitment.ts';

/** Before the first deal: that the cards are settled already, and the way to their fingerprint. */
export function Fingerprint({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslate();
  const { commitment } = useCommitment();
  if (commitment === undefined || commitment === null) return null;
  return (
    <button type="button" className={styles.fingerprint} onClick={onOpen}>
      {t('fairness.sealed')}
    </button>
  );
}
