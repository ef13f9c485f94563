import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { classNames } from './class-names.ts';
import styles from './made-marks.module.css';

/** A tick for a made bid, a cross for a missed one: a shape, not only a color. */
export function MadeMark({ made }: { readonly made: boolean }) {
  const Icon = made ? Check : X;
  return <Icon className={styles.made} data-made={made} aria-hidden="true" />;
}

export interface StreakProps {
  /** The number of bids made in a row, or as a negative number missed. */
  readonly streak: number;
  readonly className?: string | undefined;
}

/** How many bids a player has made or missed in a row; nothing for 0. */
export function Streak({ streak, className }: StreakProps) {
  const t = useTranslate();
  if (streak === 0) return null;
  const count = Math.abs(streak);
  return (
    <span className={classNames(styles.streak, className)}>
      <MadeMark made={streak > 0} />
      <span aria-hidden="true">×{count}</span>
      <VisuallyHidden>
        {`, ${t(streak > 0 ? 'sheet.run.made' : 'sheet.run.missed', { count })}`}
      </VisuallyHidden>
    </span>
  );
}
