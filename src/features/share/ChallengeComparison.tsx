import type { GameRecord } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { compareTotals, storyOf } from '@/store/games/story.ts';
import { Button } from '@/ui/Button.tsx';
import { asSentence, formatNumber } from '@/i18n/format.ts';
import styles from './Share.module.css';

interface ChallengeComparisonProps {
  readonly own: GameRecord;
  readonly theirs: GameRecord;
  readonly onWatch: (record: GameRecord) => void;
}

/** Compares two players of the same cards. */
export function ChallengeComparison({ own, theirs, onWatch }: ChallengeComparisonProps) {
  const t = useTranslate();
  const [mine, other] = [storyOf(own), storyOf(theirs)];
  const name = other.name === '' ? t('guest.friend') : other.name;
  const outcome = compareTotals(mine, other);
  return (
    <div className={styles.challenge}>
      <p className={styles.lead}>
        {asSentence(
          t(`challenge.${outcome}`, {
            name,
            own: formatNumber(mine.total),
            theirs: formatNumber(other.total),
          }),
        )}
      </p>
      <Button onClick={() => onWatch(theirs)}>{t('challenge.watch', { name })}</Button>
    </div>
  );
}
