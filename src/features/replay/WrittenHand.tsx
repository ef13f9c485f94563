import { cardName, rankSymbol } from '@/i18n/card-names.ts';
import { formatList } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import type { OpenHand } from './open-hands.ts';
import styles from './Hands.module.css';

interface WrittenHandProps {
  readonly hand: OpenHand;
  /** Whose it is. */
  readonly name: string;
}

/** A hand as one line of text, suit by suit. */
export function WrittenHand({ hand: { runs }, name }: WrittenHandProps) {
  const t = useTranslate();
  const cards = runs.flatMap((run) => run.cards.map((card) => cardName(t, card)));
  return (
    <p className={styles.hand}>
      <VisuallyHidden>{t('replay.holds', { name, cards: formatList(cards) })}</VisuallyHidden>
      {runs.map((run) => (
        <span key={run.cards[0]} className={styles.suit} aria-hidden="true">
          {run.suit === null ? null : <SuitGlyph suit={run.suit} on="paper" />}
          {run.cards.map(rankSymbol).join(' ')}
        </span>
      ))}
    </p>
  );
}
