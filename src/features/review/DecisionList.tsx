import { useState } from 'react';
import {
  type Judgement,
  type RoundReview,
  costliestFirst,
  gradeOf,
  isWrong,
} from '@/engine/review/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Switch } from '@/ui/Switch.tsx';
import { DecisionItem } from './DecisionItem.tsx';
import styles from './Review.module.css';

interface DecisionListProps {
  readonly rounds: readonly RoundReview[];
  readonly onLook: (judged: Judgement) => void;
}

/** The decisions of some rounds: what was wrong, and if wanted the others as well. */
export function DecisionList({ rounds, onLook }: DecisionListProps) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const roundOf = new Map(
    rounds.flatMap(({ round, judgements }) => judgements.map((judged) => [judged.at, round])),
  );
  const sorted = costliestFirst(rounds.flatMap(({ judgements }) => judgements));
  const shown = sorted.filter((judged) => all || isWrong(gradeOf(judged)));
  return (
    <section className={styles.decisions}>
      <h2>{t('review.decisions')}</h2>
      <Switch label={t('review.showAll')} checked={all} onChange={setAll} />
      {shown.length > 0 ? null : (
        <p>{t(sorted.length === 0 ? 'review.none' : 'review.flawless')}</p>
      )}
      <ol className={styles.list}>
        {shown.map((judged) => (
          <DecisionItem
            key={judged.at}
            judged={judged}
            round={roundOf.get(judged.at) ?? 0}
            onLook={() => onLook(judged)}
          />
        ))}
      </ol>
      {shown.some(({ open }) => open !== null) ? (
        <p className={styles.note}>{t('review.hindsight.note')}</p>
      ) : null}
    </section>
  );
}
