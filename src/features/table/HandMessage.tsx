import { createPortal } from 'react-dom';
import type { PlayerView, Rejection } from '@/engine/index.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import { playRefusalText } from './refusal-text.ts';
import styles from './OwnHand.module.css';

/** Why a card was refused in this view; counted, so that a repeated reason is announced again. */
export interface AnnouncedRefusal {
  readonly refusal: Rejection;
  /** Whether the card had been chosen ahead. */
  readonly isDropped: boolean;
  readonly at: PlayerView;
  readonly count: number;
}

export interface HandMessageProps {
  readonly announced: AnnouncedRefusal | null;
  /** The card that is lifted, or that will be played on the player's turn. */
  readonly lifted: string | null;
  readonly ahead: string | null;
  /** Where it is shown; null to show nothing. */
  readonly slot: HTMLElement | null;
}

/** Why a card was refused. */
function Refusal({ refusal, isDropped }: Pick<AnnouncedRefusal, 'refusal' | 'isDropped'>) {
  const t = useTranslate();
  const why = seenAndHeard((nameCard) => {
    const reason = playRefusalText(t, refusal, nameCard);
    return isDropped ? t('hand.dropped', { reason }) : reason;
  });
  return (
    <span className={styles.message} style={{ '--length': why.seen.length }}>
      <SeenAndHeard {...why} />
    </span>
  );
}

/** Why the last card was refused, or what becomes of the chosen one. */
export function HandMessage({ announced, lifted, ahead, slot }: HandMessageProps) {
  const t = useTranslate();
  if (slot === null) return null;
  return createPortal(
    <>
      <p className={styles.reason} role="alert">
        {announced === null ? null : <Refusal key={announced.count} {...announced} />}
      </p>
      <output className={styles.reason}>
        {announced !== null || (lifted ?? ahead) === null ? null : (
          <span className={styles.message}>
            {t(lifted === null ? 'hand.ahead' : 'hand.lifted')}
          </span>
        )}
      </output>
    </>,
    slot,
  );
}
