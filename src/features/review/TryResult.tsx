import { useRef } from 'react';
import { formatSigned, sentenceGap } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { useIdleFocus } from '@/ui/focus.ts';
import { type PointsContext, whoOf } from './points-context.ts';
import styles from './DecisionNote.module.css';

interface TryResultProps {
  /** Points of this attempt, and in the game. */
  readonly here: number;
  readonly real: number;
  /** Whose points they are. */
  readonly context: Pick<PointsContext, 'isSide' | 'person'>;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The result of a retried round. */
export function TryResult({ here, real, context, onAgain, onClose }: TryResultProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useIdleFocus(button);
  return (
    <section className={styles.result}>
      <h2>
        {/* Wraps between the parts, never within one. */}
        <span>
          {t(context.isSide ? 'review.side.try.over' : 'review.try.over', {
            who: whoOf(context),
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
