import type { HintMark } from '@/store/table/hints.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { BidMark } from './BidMark.tsx';
import styles from './Bids.module.css';
import { useConfirmedPress } from './use-confirmed-press.ts';

interface NilButtonProps {
  /** Points won if made, lost if missed. */
  readonly points: number;
  /** The id of the reason why it is forbidden; undefined if it is allowed. */
  readonly describedBy: string | undefined;
  readonly mark: HintMark | undefined;
  /** Called when the bid is made, or when it is pressed while forbidden. */
  readonly onBid: () => void;
}

/** Nil takes two presses, so that it is never bid by accident. */
export function NilButton({ points, describedBy, mark, onBid }: NilButtonProps) {
  const t = useTranslate();
  const isForbidden = describedBy !== undefined;
  const { armed, handlers } = useConfirmedPress(onBid);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.bid, styles.nil)}
        data-armed={armed}
        aria-disabled={isForbidden}
        aria-describedby={describedBy}
        {...handlers}
        {...(isForbidden && { onClick: onBid })}
      >
        {armed ? (
          t('bidding.nil.sure')
        ) : (
          <>
            {t('bidding.nil')}
            <span className={styles.value} aria-hidden="true">
              {t('bidding.nil.points', { points })}
            </span>
            <BidMark mark={mark} />
          </>
        )}
      </button>
      <VisuallyHidden>
        <output>{armed ? t('bidding.nil.ask', { points }) : ''}</output>
      </VisuallyHidden>
    </>
  );
}
