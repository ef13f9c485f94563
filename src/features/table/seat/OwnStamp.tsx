import { useTranslate } from '@/i18n/use-translate.ts';
import type { MessageKey } from '@/i18n/i18n.ts';
import { useTable } from '@/store/hooks.ts';
import styles from './Moments.module.css';
import { type SeatMoment, useLastMoment } from './use-last-moment.ts';

const WORDS = {
  made: 'moment.made',
  'nil-made': 'moment.nilMade',
  sunk: 'moment.sunk',
  'nil-broken': 'moment.nilBroken',
  hooked: 'moment.hooked',
  ruff: null,
} as const satisfies Record<SeatMoment['kind'], MessageKey | null>;

/**
 * A moment of the player's own, stamped on the felt below the cards. It fades by itself, and holds
 * nothing up; screen readers have the narration.
 */
export function OwnStamp() {
  const t = useTranslate();
  const seat = useTable(({ view }) => view.seat);
  const moment = useLastMoment(seat);
  const words = moment === null ? null : WORDS[moment.kind];
  if (moment === null || words === null) return null;
  return (
    <p key={moment.id} className={styles.stamp} data-moment={moment.kind} aria-hidden="true">
      {t(words)}
    </p>
  );
}
