import { claimOf } from '@/engine/advice/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './ClaimOffer.module.css';

/** Offers to claim the remaining tricks when they are certain, or to concede them when none can be taken. */
export function ClaimOffer() {
  const t = useTranslate();
  const { table } = useGame();
  const isOffered = useSetting((settings) => settings.claim);
  const view = useTable((state) => state.view);
  const claim = isOffered ? claimOf(view) : null;
  if (claim === null) return null;
  const { kind, count } = claim;
  return (
    <div className={styles.offer}>
      <Button variant={kind === 'all' ? 'primary' : 'quiet'} onClick={() => table.claim(claimOf)}>
        {t(kind === 'all' ? 'claim.button' : 'claim.concede', { count })}
      </Button>
    </div>
  );
}
