import { useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { unfinishedTitle } from './game-titles.ts';
import type { UnfinishedRepository, UnfinishedGame } from '@/store/ports/archive.ts';

interface BackToGameProps {
  readonly games: UnfinishedRepository;
  /** The id of the game on the table, which is not listed. */
  readonly onTable: string;
  /** Resolves to false if the game is missing. */
  readonly onResume: (id: string) => Promise<boolean>;
}

/** A button that resumes the latest unfinished game; nothing if there is none. */
export function BackToGame({ games, onTable, onResume }: BackToGameProps) {
  const t = useTranslate();
  const [left, setLeft] = useState<UnfinishedGame | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without storage there is none.
    games.list().then(
      (all) => {
        const [latest] = all
          .filter(({ id }) => id !== onTable)
          .toSorted((a, b) => (b.started ?? 0) - (a.started ?? 0));
        if (isCurrent) setLeft(latest ?? null);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [games, onTable]);
  if (left === null) return null;
  return (
    <Button
      onClick={() =>
        void onResume(left.id).then((isThere) => (isThere ? undefined : setLeft(null)))
      }
    >
      {t('unfinished.back', { name: unfinishedTitle(t, left), round: left.round })}
    </Button>
  );
}
