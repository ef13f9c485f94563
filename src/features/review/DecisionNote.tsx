import Before from 'lucide-react/icons/chevron-left';
import Next from 'lucide-react/icons/chevron-right';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Judgment } from '@/engine/review/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { DecisionHead, DecisionWords } from './DecisionItem.tsx';
import styles from './DecisionNote.module.css';
import type { PointsContext } from './points-context.ts';

interface DecisionNoteProps {
  readonly judgment: Judgment;
  /** 0-based. */
  readonly round: number;
  readonly context: PointsContext;
  /** Whether the player has just arrived; then the text takes the focus. */
  readonly first: boolean;
  /** Whether the round is over here. */
  readonly hasRoundEnded: boolean;
  /** Go to the previous and next decision; null for none. */
  readonly before: (() => void) | null;
  readonly next: (() => void) | null;
  /** Below the verdict. */
  readonly children?: ReactNode;
}

/** The verdict on the decision on the table. */
export function DecisionNote({
  judgment,
  round,
  context,
  first,
  hasRoundEnded,
  before,
  next,
  children,
}: DecisionNoteProps) {
  const t = useTranslate();
  const words = useRef<HTMLDivElement>(null);
  const [isFirst] = useState(first);
  useLayoutEffect(() => {
    if (isFirst) words.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <section className={styles.panel} aria-label={t('review.try.title')} data-gives-way="note">
      <div className={styles.top}>
        <Button
          variant="icon"
          label={t('replay.decision.back')}
          aria-disabled={before === null}
          onClick={() => before?.()}
        >
          <Before aria-hidden="true" />
        </Button>
        {/* Announced while the focus stays on the arrow. */}
        <div aria-live="polite" aria-atomic="true">
          <DecisionHead judgment={judgment} round={round} level={2} />
        </div>
        <Button
          variant="icon"
          label={t('replay.decision.on')}
          aria-disabled={next === null}
          onClick={() => next?.()}
        >
          <Next aria-hidden="true" />
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard */}
      <div ref={words} tabIndex={0} className={styles.text} aria-live="polite">
        <DecisionWords judgment={judgment} context={context} level={2} />
        {children}
        {hasRoundEnded ? null : <p className={styles.hint}>{t('review.try.hint')}</p>}
      </div>
    </section>
  );
}
