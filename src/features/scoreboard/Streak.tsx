import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { MadeMark } from './result-marks.tsx';
import styles from './ScoreSheet.module.css';

/** How many bids a player has made, or as a negative number missed, in a row; nothing for 0. */
export function Streak({ streak }: { readonly streak: number }) {
  const t = useTranslate();
  if (streak === 0) return null;
  const count = Math.abs(streak);
  return (
    <span className={styles.streak}>
      <MadeMark made={streak > 0} />
      <span aria-hidden="true">×{count}</span>
      <VisuallyHidden>
        {`, ${t(streak > 0 ? 'sheet.run.made' : 'sheet.run.missed', { count })}`}
      </VisuallyHidden>
    </span>
  );
}
