import { useLayoutEffect, useRef } from 'react';
import { type Level, hasPartners } from '@/engine/index.ts';
import { asSentence, formatNumber, joinSentences } from '@/i18n/format.ts';
import { nameInSentence } from '@/i18n/friend-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameStory } from '@/store/games/story.ts';
import { Button } from '@/ui/Button.tsx';
import { ProgressBar } from '@/ui/ProgressBar.tsx';
import styles from './Compare.module.css';
import { RoundTable } from './RoundTable.tsx';

/** A game of a level with the player's cards. */
export interface OtherGame {
  /** The rounds played so far. */
  readonly story: GameStory;
  readonly status: 'playing' | 'paused' | 'done' | 'failed';
}

interface ComparedGamesProps {
  readonly own: GameStory;
  readonly level: Level;
  readonly other: OtherGame;
  readonly onPause: () => void;
  readonly onResume: () => void;
  /** Shows a replay of the other game; null where there is none. */
  readonly onWatch: (() => void) | null;
}

/** Whose totals are compared, for the messages that say so. */
function whoseOf({ name, rules }: GameStory): 'you' | 'ours' | 'side' | 'other' {
  if (hasPartners(rules)) return name === '' ? 'ours' : 'side';
  return name === '' ? 'you' : 'other';
}

/** The difference of the totals in words. */
function differenceLine(t: Translate, own: GameStory, other: GameStory): string {
  const by = own.total - other.total;
  const who = { who: whoseOf(own), name: nameInSentence(t, own.name) };
  if (by === 0) return asSentence(t('compare.even', who));
  const values = { ...who, by: Math.abs(by), points: formatNumber(Math.abs(by)) };
  return asSentence(t(by > 0 ? 'compare.more' : 'compare.fewer', values));
}

function statusLine(t: Translate, own: GameStory, { story, status }: OtherGame): string {
  if (status === 'done') return differenceLine(t, own, story);
  const done = story.rounds.length;
  // A game to a number of points may take more rounds than the player's.
  const rounds = Math.max(own.rounds.length, done + 1);
  const line = t('compare.working', { done, rounds });
  return status === 'failed' ? joinSentences([t('compare.failed'), line]) : line;
}

type ProgressProps = Omit<ComparedGamesProps, 'level' | 'onWatch'>;

/** The progress of the other game, with a button to pause it; then the difference. */
function Progress({ own, other, onPause, onResume }: ProgressProps) {
  const t = useTranslate();
  const { status, story } = other;
  // The button disappears at the end; the focus must not be lost.
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (status === 'done' && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
  }, [status]);
  const done = story.rounds.length;
  return (
    <div className={styles.progress}>
      {/* Only start and end are announced. */}
      <p
        ref={line}
        tabIndex={-1}
        className={status === 'done' ? styles.lead : styles.note}
        aria-live={status === 'playing' && done > 0 ? 'off' : 'polite'}
      >
        {statusLine(t, own, other)}
      </p>
      {status === 'done' ? null : (
        <>
          <Button onClick={status === 'playing' ? onPause : onResume}>
            {t(status === 'playing' ? 'button.pause' : 'button.continue')}
          </Button>
          <ProgressBar
            label={t(own.name === '' ? 'compare.title' : 'compare.title.theirs')}
            done={done}
            total={Math.max(own.rounds.length, done + 1)}
          />
        </>
      )}
    </div>
  );
}

/** The player's game and that of a level with the same cards, side by side. */
export function ComparedGames({ own, level, other, onWatch, ...on }: ComparedGamesProps) {
  const t = useTranslate();
  const { story, status } = other;
  return (
    <>
      <Progress own={own} other={other} {...on} />
      <RoundTable own={own} other={story} isDone={status === 'done'} name={t(`level.${level}`)} />
      {status === 'done' && onWatch !== null ? (
        <Button className={styles.watch} onClick={onWatch}>
          {t('compare.watch')}
        </Button>
      ) : null}
      <p className={styles.note}>{t('compare.note')}</p>
    </>
  );
}
