import { useRef } from 'react';
import { formatSigned, sentenceGap } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { useIdleFocus } from '@/ui/focus.ts';
import styles from './DecisionNote.module.css';

interface TryResultProps {
  /** Points of this attempt, and in the game. */
  readonly here: number;
  readonly real: number;
  /** Whether points are a side's. */
  readonly isSide: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The result of a retried round. */
export function TryResult({ here, real, isSide, onAgain, onClose }: TryResultProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useIdleFocus(button);
  return (
    <section className={styles.result}>
      <h2>
        {/* Wraps between the parts, never within one. */}
        <span>
          {t(isSide ? 'review.side.try.over' : 'review.try.over', {
            here: formatSigned(here),
            count: Math.abs(here),
          })}
        </span>
        {sentenceGap()}
        <span>{t('review.try.real', { real: formatSigned(real) })}</span>
      </h2>
      <div className={styles.actions}>
        <Button ref={button} variant="primary" onClick={onAgain}>
          {t('review.try.again')}
        </Button>
        <Button onClick={onClose}>{t('review.try.back')}</Button>
      </div>
    </section>
  );
}
