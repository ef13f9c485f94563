import { allowed, isHooked as hasHook } from '@/engine/index.ts';
import { sentenceGap } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useHints, useSetting, useStage, useTable } from '@/store/hooks.ts';
import styles from './DecisionPanel.module.css';
import { scoringNote } from './scoring-note.ts';

/** Whether the player has never bid in a game; lesson and exercises explain their bids themselves. */
export function useIsFirstBid(): boolean {
  const { table, isSandbox } = useGame();
  const hasBid = useSetting((settings) => settings.hasBid);
  return useStage() === table && !isSandbox && !hasBid;
}

/** The largest hand whose bids leave a phone room for the note. */
const MAX_ON_PHONES = 13;

interface FirstBidNoteProps {
  /** Whether the reason why a bid is forbidden is below the bids already. */
  readonly isHooked: boolean;
}

/** At the player's very first bid: what it scores, and the hook. A hint takes its place. */
export function FirstBidNote({ isHooked }: FirstBidNoteProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const isFirst = useIsFirstBid();
  const isHinted = useHints(({ open, marks }) => open || marks !== null);
  const { rules, round, choices } = view;
  if (!isFirst || isHinted || round.phase !== 'bid') return null;
  const isLegal = (bid: number): boolean =>
    allowed(choices).some((choice) => choice.type === 'bid' && choice.bid === bid);
  const { rule, examples } = scoringNote(t, rules, round.handSize, isLegal);
  const hook = !isHooked && hasHook(rules, round.handSize) ? [t('rules.hook.rule')] : [];
  return (
    <p
      className={styles.note}
      data-first-bid={rule.length > 0 ? 'long' : 'short'}
      data-many={round.handSize > MAX_ON_PHONES}
    >
      {rule.length > 0 && (
        <span className={styles.rule}>{rule.join(sentenceGap()) + sentenceGap()}</span>
      )}
      {[...examples, ...hook].join(sentenceGap())}
    </p>
  );
}
