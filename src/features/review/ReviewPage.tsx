import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type RoundReview, breakdownOf, sumOfBreakdowns } from '@/engine/review/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Review } from '@/store/games/review.ts';
import { Button } from '@/ui/Button.tsx';
import { Page } from '@/ui/Page.tsx';
import { Select } from '@/ui/Select.tsx';
import { Accuracy } from './Accuracy.tsx';
import { DecisionList, type DecisionListProps } from './DecisionList.tsx';
import { Progress } from './Progress.tsx';
import styles from './Review.module.css';
import { BreakdownView } from './BreakdownView.tsx';
import { type ReasonOf, pointsContextOf } from './points-context.ts';

/** A round (0-based), or the whole game. */
export type Scope = number | 'game';

interface ReviewPageProps extends Omit<DecisionListProps, 'rounds' | 'context' | 'isWhole'> {
  readonly review: Review;
  /** Whose game it is, as a name within a sentence; '' for the reader's own. */
  readonly person: string;
  /** The title of the game; '' if none is needed. */
  readonly about: string;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** Says why a better choice was better. */
  readonly reasonOf: ReasonOf;
  /** Compares the game with other levels. */
  readonly onCompare: () => void;
  readonly onClose: () => void;
}

/** The reviewed rounds of a scope. */
const within = (scope: Scope, rounds: readonly (RoundReview | null)[]): readonly RoundReview[] =>
  rounds.filter(
    (round): round is RoundReview => round !== null && (scope === 'game' || round.round === scope),
  );

function ScopeSelect({
  review,
  scope,
  onScope,
}: Pick<ReviewPageProps, 'review' | 'scope' | 'onScope'>) {
  const t = useTranslate();
  return (
    <Select
      label={t('review.scope')}
      hideLabel
      value={`${scope}`}
      options={[
        { value: 'game', label: t('review.scope.game') },
        ...review.past.map(({ handSize, index }) => ({
          value: `${index}`,
          label: t('review.scope.round', { round: index + 1, count: handSize }),
        })),
      ]}
      onChange={(value) => onScope(value === 'game' ? 'game' : Number(value))}
    />
  );
}

/** The review of a game, round by round or as a whole. */
export function ReviewPage({
  review,
  person,
  about,
  scope,
  onScope,
  reasonOf,
  onCompare,
  onClose,
  ...list
}: ReviewPageProps) {
  const t = useTranslate();
  const { rounds: done, underway } = useStore(review.store);
  const finished = within(scope, done);
  const started = within(
    scope,
    done.map((round, index) => (underway?.round === index ? underway : round)),
  );
  const judgments = started.flatMap((round) => round.judgments);
  const { rules } = review.record.header;
  const context = useMemo(
    () => ({ ...pointsContextOf(rules, person), reasonOf }),
    [rules, person, reasonOf],
  );
  // Unreviewed rounds would distort the breakdown.
  const isWhole = finished.length === (scope === 'game' ? review.past.length : 1);
  const breakdown = isWhole
    ? sumOfBreakdowns(finished.map((round) => breakdownOf(round, context.isLow)))
    : null;
  return (
    <Page
      title={t('review.title')}
      back={t('review.back')}
      onBack={onClose}
      aside={<ScopeSelect review={review} scope={scope} onScope={onScope} />}
    >
      {about === '' ? null : <p className={styles.note}>{about}</p>}
      <Progress review={review} first={scope === 'game' ? 0 : scope} />
      <div className={styles.columns}>
        <div className={styles.figuresColumn}>
          <Accuracy judgments={judgments} isWhole={isWhole} />
          {breakdown === null ? null : <BreakdownView breakdown={breakdown} {...context} />}
          <Button className={styles.compare} onClick={onCompare}>
            {t(person === '' ? 'compare.title' : 'compare.title.theirs')}
          </Button>
        </div>
        <DecisionList rounds={started} isWhole={isWhole} context={context} {...list} />
      </div>
    </Page>
  );
}
