import { useLayoutEffect, useRef } from 'react';
import {
  type Judgment,
  type RoundReview,
  costliestFirst,
  gradeOf,
  isCostly,
} from '@/engine/review/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Switch } from '@/ui/Switch.tsx';
import { DecisionItem } from './DecisionItem.tsx';
import styles from './Review.module.css';
import { type PointsContext, whoOf } from './points-context.ts';

export interface DecisionListProps {
  readonly rounds: readonly RoundReview[];
  /** Whether the review is complete. */
  readonly isWhole: boolean;
  readonly context: PointsContext;
  /** Whether good decisions are listed, too. */
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
  /** Record index of the decision opened last. */
  readonly last: number | null;
  readonly onLook: (judgment: Judgment) => void;
}

/** The decisions of some rounds: costly ones, and on request all others. */
export function DecisionList({
  rounds,
  isWhole,
  context,
  all,
  onAll,
  last,
  onLook,
}: DecisionListProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  // Once per decision, so that the focus is free afterwards.
  useLayoutEffect(
    () => list.current?.querySelector<HTMLElement>(`[data-at="${last}"] button`)?.focus(),
    [last],
  );
  const roundOf = new Map(
    rounds.flatMap(({ round, judgments }) =>
      judgments.map((judgment) => [judgment.commandIndex, round]),
    ),
  );
  const sorted = costliestFirst(rounds.flatMap(({ judgments }) => judgments));
  const shown = sorted.filter((judgment) => all || isCostly(gradeOf(judgment)));
  return (
    <section className={styles.decisions}>
      <h2>{t('review.decisions')}</h2>
      <Switch label={t('review.showAll')} checked={all} onChange={onAll} />
      {shown.length > 0 || !isWhole ? null : (
        <p>{t(sorted.length === 0 ? 'review.none' : 'review.flawless')}</p>
      )}
      <ol ref={list} className={styles.list}>
        {shown.map((judgment) => (
          <DecisionItem
            key={judgment.commandIndex}
            judgment={judgment}
            round={roundOf.get(judgment.commandIndex) ?? 0}
            context={context}
            onLook={onLook}
          />
        ))}
      </ol>
      {shown.length > 0 ? (
        <p className={styles.note}>
          {t(context.isSide ? 'review.side.cost' : 'review.cost.note', { who: whoOf(context) })}
        </p>
      ) : null}
      {shown.some(({ hindsight }) => hindsight !== null) ? (
        <p className={styles.note}>
          {t(context.isSide ? 'review.side.hindsight.note' : 'review.hindsight.note')}
        </p>
      ) : null}
    </section>
  );
}
