import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Review } from '@/store/games/review.ts';
import { Button } from '@/ui/Button.tsx';
import { ProgressBar } from '@/ui/ProgressBar.tsx';
import styles from './Review.module.css';

interface ProgressProps {
  readonly review: Review;
  /** The round to review first (0-based). */
  readonly first: number;
}

/** The progress of the review, with a stop or start button. */
export function Progress({ review, first }: ProgressProps) {
  const t = useTranslate();
  const { rounds, status, underway } = useStore(review.store);
  const done = rounds.filter((round) => round !== null).length;
  const isWorking = status === 'working';
  // The button disappears when the review is done; the focus must not be lost.
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (status === 'done' && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
  }, [status]);
  // About one decision per card, plus the bid.
  const part = underway === null ? 0 : underway.judgments.length / (underway.handSize + 1);
  const words = (): string => {
    if (status === 'failed') return t('review.failed');
    if (status === 'done') return t('review.done', { rounds: rounds.length });
    return isWorking && underway !== null
      ? t('review.working', { round: underway.round + 1, done, rounds: rounds.length })
      : t('review.resting', { done, rounds: rounds.length });
  };
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('review.title')}
        done={done + Math.min(0.9, part)}
        total={rounds.length}
      />
      {/* Only start and end are announced. */}
      <p ref={line} tabIndex={-1} aria-live={isWorking ? 'off' : 'polite'}>
        {words()}
      </p>
      {status === 'done' ? null : (
        <Button onClick={() => (isWorking ? review.leave() : review.begin(first))}>
          {t(isWorking ? 'button.pause' : 'button.continue')}
        </Button>
      )}
    </div>
  );
}
