import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Review from 'lucide-react/icons/clipboard-check';
import Watch from 'lucide-react/icons/tv';
import Share from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import { formatNumber } from '@/i18n/format.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type GameSummary, newestFirst } from '@/store/games/summary.ts';
import { Button } from '@/ui/Button.tsx';
import { gameTime, gameTitle } from './game-titles.ts';
import { marksOf } from './game-marks.ts';
import styles from './History.module.css';

/** How many games are listed at first, and how many more each time: thousands at once take seconds. */
const STEP = 50;

interface GameListProps {
  readonly games: readonly GameSummary[];
  readonly onWatch: (game: GameSummary) => void;
  readonly onReview: (game: GameSummary) => void;
  readonly onShare: (game: GameSummary) => void;
  readonly onRemove: (game: GameSummary) => void;
  /** The data attribute of the delete button of a game. */
  readonly mark: (id: string) => object;
}

interface GameItemProps {
  readonly game: GameSummary;
  readonly children: ReactNode;
}

/** A finished game with its result and buttons. */
function GameItem({ game, children }: GameItemProps) {
  const t = useTranslate();
  const marks = marksOf(t, game);
  const levels = plainList(
    t,
    game.levels.map((level) => t(`level.${level}`)),
  );
  return (
    <li className={styles.game} data-won={game.place === 1}>
      <div className={styles.title}>
        <strong>{gameTitle(t, game)}</strong>
        <span className={styles.note}>
          {t('history.table', { when: gameTime(t, game), players: game.players, levels })}
        </span>
      </div>
      <div className={styles.result}>
        <span>
          {t('history.place', {
            place: game.place,
            sides: game.sides,
            count: game.points,
            points: formatNumber(game.points),
          })}
        </span>
        <span className={styles.note}>
          {t('history.made', {
            made: game.rounds.filter(({ made }) => made).length,
            rounds: game.rounds.length,
          })}
        </span>
        {marks.length === 0 ? null : <span className={styles.note}>{plainList(t, marks)}</span>}
      </div>
      <div className={styles.buttons}>{children}</div>
    </li>
  );
}

/** The first parts of the games, and a way to the next part, whose first button then gets the focus. */
function useParts(games: readonly GameSummary[]) {
  const [count, setCount] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const all = useMemo(() => newestFirst(games), [games]);
  useLayoutEffect(() => {
    if (count > STEP) list.current?.children[count - STEP]?.querySelector('button')?.focus();
  }, [count]);
  return {
    list,
    listed: all.slice(0, count),
    showNext: all.length > count ? () => setCount(count + STEP) : null,
  };
}

/** The finished games, the newest first. */
export function GameList({ games, onWatch, onReview, onShare, onRemove, mark }: GameListProps) {
  const t = useTranslate();
  const { list, listed, showNext } = useParts(games);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {listed.map((game) => {
          const names = { name: gameTitle(t, game), when: gameTime(t, game) };
          return (
            <GameItem key={game.id} game={game}>
              <Button variant="icon" label={t('replay.watch', names)} onClick={() => onWatch(game)}>
                <Watch aria-hidden="true" />
              </Button>
              <Button
                variant="icon"
                label={t('history.review', names)}
                onClick={() => onReview(game)}
              >
                <Review aria-hidden="true" />
              </Button>
              <Button
                variant="icon"
                label={t('history.share', names)}
                onClick={() => onShare(game)}
              >
                <Share aria-hidden="true" />
              </Button>
              <Button
                variant="icon"
                label={t('history.delete', names)}
                {...mark(game.id)}
                onClick={() => onRemove(game)}
              >
                <Trash aria-hidden="true" />
              </Button>
            </GameItem>
          );
        })}
      </ul>
      {showNext === null ? null : <Button onClick={showNext}>{t('history.older')}</Button>}
    </>
  );
}
