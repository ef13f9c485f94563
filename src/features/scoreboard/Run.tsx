import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { MadeMark } from './marks.tsx';
import styles from './ScoreSheet.module.css';

/** How many bids a player has made, or as a negative number missed, in a row; nothing for 0. */
export function Run({ run }: { readonly run: number }) {
  const t = useTranslate();
  if (run === 0) return null;
  const count = Math.abs(run);
  return (
    <span className={styles.run}>
      <MadeMark made={run > 0} />
      <span aria-hidden="true">×{count}</span>
      <VisuallyHidden>
        {`, ${t(run > 0 ? 'sheet.run.made' : 'sheet.run.missed', { count })}`}
      </VisuallyHidden>
    </span>
  );
}
