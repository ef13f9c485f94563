import { roundProbability } from '@/engine/advice/index.ts';
import { formatPercent, sentenceGap } from '@/i18n/format.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { practiceGameName } from '@/i18n/practice-game-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { PracticeTitle } from '@/store/practice/practice-games.ts';
import type { DrillOutcome } from '@/store/drill/hand.ts';
import { Button } from '@/ui/Button.tsx';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';
import styles from './DrillResult.module.css';

interface DrillResultProps {
  readonly game: PracticeTitle;
  /** The player's chance, in percent. */
  readonly chance: number;
  /** The adviser's chance for the same bid, in percent; null if it is not known (yet). */
  readonly expert: number | null;
  /** The result when experts played the hand out. */
  readonly result: DrillOutcome | 'playing' | 'failed';
  /** null until the answer counts. */
  readonly onNext: (() => void) | null;
}

/** The result of a bid, next to the chance that was given. */
export function DrillResult({ game, chance, expert, result, onNext }: DrillResultProps) {
  const t = useTranslate();
  const button = useFocusOnMount<HTMLButtonElement>(false);
  const isKnown = typeof result !== 'string';
  const isMade = isKnown && result.made;
  const own = formatPercent(chance / 100);
  return (
    <section className={styles.panel} aria-label={t('drill.title')} data-gives-way="result">
      <p className={styles.game}>{practiceGameName(t, game)}</p>
      <output className={styles.text}>
        <strong data-made={isKnown ? isMade : undefined}>
          {isKnown
            ? t(isMade ? 'drill.made' : 'drill.missed', { bid: result.bid, tricks: result.tricks })
            : t(`drill.${result}`)}
        </strong>
        {sentenceGap()}
        {expert === null
          ? t('drill.youSaid', { own })
          : t('drill.bothSaid', { own, hint: probabilityText(t, roundProbability(expert / 100)) })}
      </output>
      <Button
        ref={button}
        className={styles.next}
        variant="primary"
        aria-disabled={onNext === null}
        onClick={() => onNext?.()}
      >
        {t('exercise.next')}
      </Button>
    </section>
  );
}
