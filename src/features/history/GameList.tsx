import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { formatNumber } from '@/i18n/format.ts';
import { inRow } from '@/i18n/in-row.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type GameSummary, isUnaided } from '@/store/summary.ts';
import { Button } from '@/ui/Button.tsx';
import { formatTime } from './format.ts';
import styles from './History.module.css';

interface GameListProps {
  readonly games: readonly GameSummary[];
  readonly onWatch: (game: GameSummary) => void;
  readonly onRemove: (game: GameSummary) => void;
}

/** The latest first; those without a time come last. */
const latestFirst = (games: readonly GameSummary[]): GameSummary[] =>
  games.toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0));

/** Every finished game in a line. */
export function GameList({ games, onWatch, onRemove }: GameListProps) {
  const t = useTranslate();
  const nameOf = ({ preset }: GameSummary): string =>
    t(preset === null ? 'own.unnamed' : `preset.${preset}`);
  return (
    <ul className={styles.list}>
      {latestFirst(games).map((game) => {
        const name = nameOf(game);
        const when = game.ended === null ? t('history.undated') : formatTime(game.ended);
        return (
          <li key={game.id} className={styles.game} data-won={game.place === 1}>
            <div className={styles.what}>
              <strong>{name}</strong>
              <span className={styles.note}>
                {t('history.table', {
                  when,
                  players: game.players,
                  levels: inRow(
                    t,
                    game.levels.map((level) => t(`level.${level}`)),
                  ),
                })}
              </span>
            </div>
            <div className={styles.how}>
              <span>
                {t('history.place', {
                  place: game.place,
                  sides: game.sides,
                  count: game.points,
                  points: formatNumber(game.points),
                })}
              </span>
              <span className={styles.note}>
                {t('history.made', { made: game.made, rounds: game.rounds })}
              </span>
              {isUnaided(game) ? null : (
                <span className={styles.note}>{t('history.withHelp')}</span>
              )}
            </div>
            <div className={styles.buttons}>
              <Button
                variant="icon"
                label={t('replay.watch', { name, when })}
                onClick={() => onWatch(game)}
              >
                <Play aria-hidden="true" />
              </Button>
              <Button
                variant="icon"
                label={t('history.delete', { name, when })}
                onClick={() => onRemove(game)}
              >
                <Trash aria-hidden="true" />
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
