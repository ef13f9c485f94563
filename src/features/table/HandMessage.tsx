import { createPortal } from 'react-dom';
import type { PlayerView } from '@/engine/index.ts';
import type { SeenAndHeard as SeenAndHeardText } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './OwnHand.module.css';

/** Why a card was refused in this view; counted, so that a repeated reason is announced again. */
export interface AnnouncedRefusal {
  readonly why: SeenAndHeardText;
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

/** Why the last card was refused, or what becomes of the chosen one. */
export function HandMessage({ announced, lifted, ahead, slot }: HandMessageProps) {
  const t = useTranslate();
  if (slot === null) return null;
  return createPortal(
    <>
      <p className={styles.reason} role="alert">
        {announced === null ? null : (
          <span
            key={announced.count}
            className={styles.message}
            style={{ '--length': announced.why.seen.length }}
          >
            <SeenAndHeard {...announced.why} />
          </span>
        )}
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
