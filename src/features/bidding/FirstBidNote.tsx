import { sentenceGap } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useHints, useSetting, useStage, useTable } from '@/store/hooks.ts';
import { OFFERED_SCORINGS } from '@/store/setup.ts';
import styles from './DecisionPanel.module.css';

/** Whether the player has never bid at the table. */
export function useIsFirstBid(): boolean {
  const { table } = useGame();
  const hasBid = useSetting((settings) => settings.hasBid);
  return useStage() === table && !hasBid;
}

interface FirstBidNoteProps {
  /** Whether the reason why a bid is forbidden is below the bids already. */
  readonly isHooked: boolean;
}

/** At the player's very first bid: what it scores, and the hook. A hint takes its place. */
export function FirstBidNote({ isHooked }: FirstBidNoteProps) {
  const t = useTranslate();
  const rules = useTable(({ view }) => view.rules);
  const isFirst = useIsFirstBid();
  const isHinted = useHints(({ marks }) => marks !== null);
  const scoring = OFFERED_SCORINGS.find((offered) => offered === rules.scoring);
  if (!isFirst || isHinted || scoring === undefined) return null;
  const hook = rules.hook && !isHooked ? [t('rules.hook.rule')] : [];
  return (
    <p className={styles.note} data-first-bid>
      {[t(`scoring.${scoring}.rule`), ...hook].join(sentenceGap())}
    </p>
  );
}
