import { isYou, playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { leadByBid } from './lead-reason.ts';
import styles from '../bar/TrumpNotice.module.css';

/** The notice about the highest bidder's first lead and its reason, until the card is played [LEAD-1]. */
export function LeadNotice() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const lead = leadByBid(t, view);
  if (lead === null) return null;
  const { leader, reason } = lead;
  return (
    <div className={styles.notice}>
      <p className={styles.who}>
        {isYou(view, leader)
          ? t('turn.you.lead')
          : t('lead.other', { name: playerName(t, view.seats[leader]) })}
      </p>
      <p className={styles.why}>{reason}</p>
    </div>
  );
}
