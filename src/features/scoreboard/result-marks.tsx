import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Crown from 'lucide-react/icons/crown';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { MadeMark } from '@/ui/made-marks.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './result-marks.module.css';
import type { ResultLine } from './side-lines.ts';

interface LeaderMarkProps {
  readonly isGameOver?: boolean;
  /** Whether the lead has just changed. */
  readonly isNew?: boolean;
}

/** The crown of all sides tied at the top [END-2]. */
export function LeaderMark({ isGameOver = false, isNew = false }: LeaderMarkProps) {
  const t = useTranslate();
  return (
    <>
      <Crown className={styles.crown} data-new={isNew || undefined} aria-hidden="true" />
      <VisuallyHidden>{t(isGameOver ? 'score.wins' : 'score.leads')}</VisuallyHidden>
    </>
  );
}

/** Places gained or lost; nothing if none. */
export function Movement({ gained }: { readonly gained: number | null }) {
  const t = useTranslate();
  if (gained === null || gained === 0) return null;
  const count = Math.abs(gained);
  const Icon = gained > 0 ? ChevronUp : ChevronDown;
  return (
    <span className={styles.movement} data-up={gained > 0}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t(gained > 0 ? 'score.up' : 'score.down', { count })}</VisuallyHidden>
    </span>
  );
}

/** A bid: a number, or the name of a nil. */
export function bidText(t: Translate, bid: ResultLine['bid']): number | string {
  if (bid === 'nil') return t('seat.nil');
  return bid === 'blind-nil' ? t('seat.blindNil') : bid;
}

/** Bid and tricks of a side: two table cells. */
export function Results({ results }: { readonly results: readonly ResultLine[] }) {
  const t = useTranslate();
  return (
    <>
      <td className={styles.number}>
        {results.map(({ key, bid }) => (
          <span key={key} className={styles.seat}>
            {bidText(t, bid)}
          </span>
        ))}
      </td>
      <td className={styles.number}>
        {results.map(({ key, tricks, made }) => (
          <span key={key} className={styles.seat}>
            {tricks}
            <MadeMark made={made} />
            <VisuallyHidden>{t(made ? 'seat.made' : 'score.missed')}</VisuallyHidden>
          </span>
        ))}
      </td>
    </>
  );
}
