import { useMemo } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import { longDate } from '@/features/daily/dates.ts';
import { BackToGame } from '@/features/history/BackToGame.tsx';
import { ChallengeComparison } from '@/features/share/ChallengeComparison.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { decodeGameLink } from '@/storage/formats/game-link.ts';
import type { GameNote } from '@/store/ports/saves.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './GameOrigin.module.css';
import { indexedDbUnfinished } from '@/storage/unfinished.ts';
import { type ViewedGame, unsavedGame } from '../viewed-game.ts';
import { withFriendName } from '../player-name.ts';

interface GameOriginProps {
  readonly note: GameNote;
  readonly record: GameRecord;
  readonly onDaily: () => void;
  readonly onResume: (id: string) => Promise<boolean>;
  readonly onWatch: (game: ViewedGame) => void;
}

/** At the end of a game: its origin in a daily deal or a shared game. */
export function GameOrigin({ note, record, onDaily, onResume, onWatch }: GameOriginProps) {
  const t = useTranslate();
  const { origin } = note;
  const link = origin?.kind === 'deal' ? origin.link : null;
  const theirs = useMemo(() => (link === null ? null : decodeGameLink('deal', link)), [link]);
  if (origin === null) return null;
  const back = <BackToGame games={indexedDbUnfinished} onTable={note.id} onResume={onResume} />;
  if (theirs?.ok === true)
    return (
      <div className={styles.challenge}>
        <ChallengeComparison
          own={record}
          theirs={theirs.value.record}
          onWatch={(watched) => onWatch(unsavedGame(withFriendName(t, watched)))}
        />
        {back}
      </div>
    );
  if (origin.kind !== 'daily') return back;
  const date = longDate(origin.date);
  return (
    <div className={styles.daily}>
      <p>{t(origin.rated ? 'daily.over.counts' : 'daily.over.unrated', { date })}</p>
      <Button onClick={onDaily}>{t('daily.over.open')}</Button>
      {back}
    </div>
  );
}
