import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { formatTime, unfinishedTitle } from './format.ts';
import styles from './History.module.css';
import type { Unfinished, UnfinishedGame } from './slots.ts';

interface UnfinishedGamesProps {
  readonly games: Unfinished;
  /** The id of the game on the table, which is not left. */
  readonly onTable: string;
  readonly onGoOn: (id: string) => void;
}

/** The games that were left for another: on with them, or away. Nothing where there are none. */
export function UnfinishedGames({ games, onTable, onGoOn }: UnfinishedGamesProps) {
  const t = useTranslate();
  const heading = useId();
  const [all, setAll] = useState<readonly UnfinishedGame[]>([]);
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

  function remove(id: string): void {
    setAll((before) => before.filter((game) => game.id !== id));
    games.remove(id).catch(() => undefined);
  }

  const left = all
    .filter(({ id }) => id !== onTable)
    .toSorted((a, b) => (b.begun ?? 0) - (a.begun ?? 0));
  if (left.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('unfinished.title')}</h3>
      <ul className={styles.list}>
        {left.map((game) => {
          const { id, begun, round } = game;
          const name = unfinishedTitle(t, game);
          const when = begun === null ? t('history.undated') : formatTime(begun);
          return (
            <li key={id} className={styles.game}>
              <div className={styles.what}>
                <strong>{name}</strong>
                <span className={styles.note}>{t('unfinished.state', { when, round })}</span>
              </div>
              <div className={styles.buttons}>
                <Button
                  variant="icon"
                  label={t('unfinished.goOn', { name, when })}
                  onClick={() => onGoOn(id)}
                >
                  <Play aria-hidden="true" />
                </Button>
                <Button
                  variant="icon"
                  label={t('unfinished.delete', { name, when })}
                  onClick={() => remove(id)}
                >
                  <Trash aria-hidden="true" />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
