import { claimableTricks } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './ClaimOffer.module.css';

/** Offers to claim the remaining tricks when they are certain. */
export function ClaimOffer() {
  const t = useTranslate();
  const { table } = useGame();
  const isOffered = useSetting((settings) => settings.claim);
  const count = useTable(({ view }) => (isOffered ? claimableTricks(view) : null));
  if (count === null) return null;
  return (
    <div className={styles.offer}>
      <Button variant="primary" onClick={() => table.claim()}>
        {t('claim.button', { count })}
      </Button>
    </div>
  );
}
