import { type Judgment, accuracyOf, isBidding, accuracyGrade } from '@/engine/review/index.ts';
import type { LabelKey } from '@/i18n/i18n.ts';
import { formatPercent } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Review.module.css';

interface FigureProps {
  readonly label: LabelKey;
  readonly judgments: readonly Judgment[];
  /** Whether the review is complete. */
  readonly isWhole: boolean;
}

function Figure({ label, judgments, isWhole }: FigureProps) {
  const t = useTranslate();
  const accuracy = accuracyOf(judgments);
  return (
    <div className={styles.figure}>
      <dt>{t(label)}</dt>
      <dd>
        <strong>{accuracy === null ? '–' : formatPercent(accuracy)}</strong>
        {accuracy === null && !isWhole ? null : (
          <span>
            {t(
              accuracy === null ? 'review.accuracy.none' : `review.mark.${accuracyGrade(accuracy)}`,
            )}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The accuracy of bidding and play. */
export function Accuracy({ judgments, isWhole }: Omit<FigureProps, 'label'>) {
  const t = useTranslate();
  return (
    <section className={styles.panel}>
      <h2>{t('review.accuracy')}</h2>
      <dl className={styles.figures}>
        <Figure label="review.accuracy.all" judgments={judgments} isWhole={isWhole} />
        <Figure
          label="review.accuracy.bids"
          judgments={judgments.filter(isBidding)}
          isWhole={isWhole}
        />
        <Figure
          label="review.accuracy.play"
          judgments={judgments.filter((judgment) => !isBidding(judgment))}
          isWhole={isWhole}
        />
      </dl>
    </section>
  );
}
