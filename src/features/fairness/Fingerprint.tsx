import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Fingerprint.module.css';

/** Before the player's first bid: the way to check that the shuffle was fair. */
export function Fingerprint({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslate();
  return (
    <button type="button" className={styles.fingerprint} onClick={onOpen}>
      {t('fairness.sealed')}
    </button>
  );
}
