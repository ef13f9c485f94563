import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './Bids.module.css';

interface NilButtonProps {
  /** What it brings, or costs. */
  readonly points: number;
  readonly closed: boolean;
  readonly describedBy: string | undefined;
  /** The bid is made; or, while it is closed, was pressed in vain. */
  readonly onBid: () => void;
}

/**
 * The promise to win nothing: asked for twice, so that it is never made by accident. Whatever else
 * is done between the two takes the first back.
 */
export function NilButton({ points, closed, describedBy, onBid }: NilButtonProps) {
  const t = useTranslate();
  const [armed, setArmed] = useState(false);

  function press(): void {
    if (closed || armed) onBid();
    else setArmed(true);
  }
  function onKeyDown(event: KeyboardEvent): void {
    // A key that is held down does not answer the question that it has raised.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    if (event.key === 'Escape') setArmed(false);
  }

  return (
    <>
      <button
        type="button"
        className={classNames(styles.bid, styles.nil)}
        data-armed={armed}
        aria-disabled={closed}
        aria-describedby={describedBy}
        onClick={press}
        onBlur={() => setArmed(false)}
        onKeyDown={onKeyDown}
      >
        {armed ? t('bidding.nil.sure') : t('bidding.nil')}
      </button>
      <VisuallyHidden>
        <output>{armed ? t('bidding.nil.ask', { points }) : ''}</output>
      </VisuallyHidden>
    </>
  );
}
