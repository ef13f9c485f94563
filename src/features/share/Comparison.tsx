import type { GameRecord } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type GameStory, compareTotals, storyOf } from '@/store/games/story.ts';
import { Button } from '@/ui/Button.tsx';
import { formatNumber } from '@/i18n/format.ts';
import { scoreLine } from './result-text.ts';
import styles from './Share.module.css';
import { StoryGrid, StoryLegend } from './StoryGrid.tsx';

interface ComparisonProps {
  readonly own: GameRecord;
  /** The expert's game with the same cards, or its status. */
  readonly expert: GameRecord | 'thinking' | 'failed';
  readonly onWatch: (record: GameRecord) => void;
  readonly onShare: () => void;
}

const WORDS = { better: 'daily.beat', level: 'daily.level', worse: 'daily.lost' } as const;

function Row({ who, story }: { readonly who: string; readonly story: GameStory }) {
  const t = useTranslate();
  return (
    <div className={styles.part}>
      <h4>{who}</h4>
      <p className={styles.note}>{scoreLine(t, story)}</p>
      <StoryGrid story={story} />
    </div>
  );
}

/** A finished game compared with the expert's. */
export function Comparison({ own, expert, onWatch, onShare }: ComparisonProps) {
  const t = useTranslate();
  const mine = storyOf(own);
  const other = typeof expert === 'string' ? null : storyOf(expert);
  const by = other === null ? 0 : Math.abs(mine.total - other.total);
  return (
    <div className={styles.page}>
      {other === null ? null : (
        <p className={styles.lead}>
          {t(WORDS[compareTotals(mine, other)], { by, points: formatNumber(by) })}
        </p>
      )}
      <div className={styles.preview}>
        <Row who={t('player.you')} story={mine} />
        {other === null ? null : <Row who={t('daily.expert')} story={other} />}
        <StoryLegend />
      </div>
      {typeof expert === 'string' ? (
        <output className={styles.note}>{t(`daily.expert.${expert}`)}</output>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onShare}>
          {t('over.share')}
        </Button>
        {typeof expert === 'string' ? null : (
          <Button onClick={() => onWatch(expert)}>{t('daily.expert.watch')}</Button>
        )}
      </div>
    </div>
  );
}
