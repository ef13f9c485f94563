import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { formatTime } from './format-time.ts';
import { unfinishedTitle } from './game-titles.ts';
import styles from './History.module.css';
import type { UnfinishedRepository, UnfinishedGame } from '@/store/ports/archive.ts';
import { useUndo } from './use-undo.tsx';

interface UnfinishedGamesProps {
  readonly games: UnfinishedRepository;
  /** The id of the game on the table, which is not listed. */
  readonly onTable: string;
  readonly onResume: (id: string) => void;
}

interface UnfinishedItemProps {
  readonly game: UnfinishedGame;
  /** The data attribute of the delete button. */
  readonly mark: object;
  readonly onResume: () => void;
  readonly onRemove: () => void;
}

function UnfinishedItem({ game, mark, onResume, onRemove }: UnfinishedItemProps) {
  const t = useTranslate();
  const { started, round } = game;
  const name = unfinishedTitle(t, game);
  const when = started === null ? t('history.undated') : formatTime(started);
  return (
    <li className={styles.game}>
      <div className={styles.title}>
        <strong>{name}</strong>
        <span className={styles.note}>{t('unfinished.state', { when, round })}</span>
      </div>
      <div className={styles.buttons}>
        <Button variant="icon" label={t('unfinished.resume', { name, when })} onClick={onResume}>
          <Play aria-hidden="true" />
        </Button>
        <Button
          variant="icon"
          label={t('history.delete', { name, when })}
          {...mark}
          onClick={onRemove}
        >
          <Trash aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

/** Unfinished games, to resume or delete. Nothing if there are none. */
export function UnfinishedGames({ games, onTable, onResume }: UnfinishedGamesProps) {
  const t = useTranslate();
  const heading = useId();
  const [all, setAll] = useState<readonly UnfinishedGame[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const undo = useUndo(
    async () => {
      setAll(await games.list());
      setHasFailed(false);
    },
    () => setHasFailed(true),
    t('history.deleted'),
  );
  useEffect(() => {
    let isCurrent = true;
    // Without storage there are none.
    games.list().then(
      (found) => isCurrent && setAll(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [games]);

  const left = all
    .filter(({ id }) => id !== onTable)
    .toSorted((a, b) => (b.started ?? 0) - (a.started ?? 0));
  if (left.length === 0 && undo.offer === null) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('unfinished.title')}</h3>
      {hasFailed ? <p role="alert">{t('history.failed')}</p> : null}
      {undo.offer}
      <ul className={styles.list}>
        {left.map((game) => (
          <UnfinishedItem
            key={game.id}
            game={game}
            mark={undo.mark(game.id)}
            onResume={() => onResume(game.id)}
            onRemove={() => undo.remove(game.id, games.remove(game.id))}
          />
        ))}
      </ul>
    </section>
  );
}
