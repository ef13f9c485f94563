import { chooserReason, dealtRound } from '@/engine/index.ts';
import { isYou, playerName } from '@/i18n/player-names.ts';
import { trumpReason } from '@/i18n/trump-reason.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './TrumpNotice.module.css';

/** The notice about who names trump and why, and then the trump. */
export function TrumpNotice() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const cue = useTable((state) => state.cue);
  const round = dealtRound(view);
  const named = cue?.type === 'trumpNamed' ? cue : null;
  const chooser = round?.phase === 'trump' && round.chooser !== view.seat ? round.chooser : null;
  if (named === null && chooser === null) return null;
  const seat = named?.seat ?? chooser ?? 0;
  const name = playerName(t, view.seats[seat]);
  return (
    <div key={named === null ? 'asked' : 'named'} className={styles.notice}>
      {named === null ? (
        <>
          <p className={styles.who}>{t('naming.other', { name })}</p>
          <p className={styles.why}>{trumpReason(t, view, seat, chooserReason(view, seat))}</p>
        </>
      ) : (
        <>
          <p className={styles.why}>
            {isYou(view, seat) ? t('naming.doneYou') : t('naming.done', { name })}
          </p>
          <p className={styles.trump}>
            <SuitGlyph suit={named.trump === 'N' ? null : named.trump} />
            {t(`trump.${named.trump}`)}
          </p>
        </>
      )}
    </div>
  );
}
