import type { LabelKey, Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import styles from './Moments.module.css';
import { type SeatMoment, useLastMoment } from './use-last-moment.ts';

const WORDS = {
  made: 'moment.made',
  'nil-made': 'moment.nilMade',
  sunk: 'moment.sunk',
  'nil-broken': 'moment.nilBroken',
  ruff: null,
} as const satisfies Record<Exclude<SeatMoment['kind'], 'hooked'>, LabelKey | null>;

/** What is stamped for a moment; null for a ruff, which is seen on the card. */
function stampWords(t: Translate, moment: SeatMoment): string | null {
  if (moment.kind === 'hooked') return t('moment.hooked', { bid: moment.forbidden });
  const words = WORDS[moment.kind];
  return words === null ? null : t(words);
}

/**
 * A moment of the player's own, stamped on the felt below the cards. It fades by itself, and holds
 * nothing up; screen readers have the narration.
 */
export function OwnStamp() {
  const t = useTranslate();
  const seat = useTable(({ view }) => view.seat);
  const last = useLastMoment(seat);
  const words = last === null ? null : stampWords(t, last.moment);
  if (last === null || words === null) return null;
  return (
    <p key={last.id} className={styles.stamp} data-moment={last.moment.kind} aria-hidden="true">
      {words}
    </p>
  );
}
