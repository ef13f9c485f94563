import { useLayoutEffect, useId, useMemo, useRef } from 'react';
import { LEVELS } from '@/engine/index.ts';
import { GRADES, SUBJECTS } from '@/engine/exercise/index.ts';
import { formatRating } from '@/i18n/format-rating.ts';
import { formatList, formatNumber } from '@/i18n/format.ts';
import { practiceGameName } from '@/i18n/practice-game-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Day, longestStreak, streakTo } from '@/store/day.ts';
import { Z95 } from '@/store/insights/estimate.ts';
import { LEVEL_RATINGS } from '@/store/insights/level-ratings.ts';
import type { TrainingProgress } from '@/store/practice/training-progress.ts';
import {
  type PracticeGame,
  gamesWith,
  keyOfGame,
  subjectsOf,
  titleOfGame,
} from '@/store/practice/practice-games.ts';
import type { TrainingFilter } from '@/store/practice/training-stock.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import type { LastOpened } from './ExercisesPage.tsx';
import styles from './Training.module.css';

interface FilterProps {
  /** The games that can be chosen. */
  readonly games: readonly PracticeGame[];
  readonly filter: TrainingFilter;
  readonly onFilter: (filter: TrainingFilter) => void;
}

/** The option for any value: a `<select>` has only strings. */
const ANY = '';

/** The games that have a subject, and the one that is chosen, even if it is not among them any more. */
function offeredGames(
  games: readonly PracticeGame[],
  { subject, game }: TrainingFilter,
): readonly PracticeGame[] {
  const offered = gamesWith(games, subject);
  const isThere = game === null || offered.some((each) => keyOfGame(each) === keyOfGame(game));
  return isThere ? offered : [...offered, game];
}

/** Subject, game and difficulty. Only games that have the subject are offered. */
function FilterFields({ games, filter, onFilter }: FilterProps) {
  const t = useTranslate();
  const offered = useMemo(() => offeredGames(games, filter), [games, filter]);
  const subjects = useMemo(
    () => SUBJECTS.filter((subject) => games.some((game) => subjectsOf(game).includes(subject))),
    [games],
  );
  return (
    <div className={styles.selection}>
      <Select
        label={t('training.subject')}
        value={filter.subject ?? ANY}
        options={[
          { value: ANY, label: t('training.subject.any') },
          ...subjects.map((value) => ({
            value,
            label: t(`exercise.subject.${value}`),
          })),
        ]}
        onChange={(value) => {
          const subject = SUBJECTS.find((each) => each === value) ?? null;
          const isPossible = filter.game !== null && gamesWith([filter.game], subject).length > 0;
          onFilter({ ...filter, subject, game: isPossible ? filter.game : null });
        }}
      />
      <Select
        label={t('setup.game')}
        value={filter.game === null ? ANY : keyOfGame(filter.game)}
        options={[
          { value: ANY, label: t('training.game.any') },
          ...offered.map((game) => ({
            value: keyOfGame(game),
            label: practiceGameName(t, titleOfGame(game)),
          })),
        ]}
        onChange={(key) =>
          onFilter({ ...filter, game: offered.find((each) => keyOfGame(each) === key) ?? null })
        }
      />
      <Select
        label={t('training.grade')}
        value={filter.grade}
        options={[
          { value: 'fitting' as const, label: t('training.grade.fitting') },
          ...GRADES.map((value) => ({ value, label: t(`level.${value}`) })),
        ]}
        onChange={(grade) => onFilter({ ...filter, grade })}
      />
    </div>
  );
}

interface FactsProps {
  readonly progress: TrainingProgress;
  readonly today: Day;
}

/** Rating, share of right answers and streaks. */
export function TrainingFacts({ progress, today }: FactsProps) {
  const t = useTranslate();
  const { rating, answered, right } = progress;
  const days = new Set(progress.days);
  const levels = LEVELS.map((level) =>
    t('training.rating.level', {
      level: t(`level.${level}`),
      rating: formatRating(LEVEL_RATINGS[level]),
    }),
  );
  const facts = [
    [
      'training.rating',
      answered === 0 ? (
        '–'
      ) : (
        <>
          {formatRating(rating.value)} <small>± {formatRating(Z95 * rating.deviation)}</small>
        </>
      ),
    ],
    [
      'training.answered',
      answered === 0 ? '–' : t('training.answered.value', { right, count: answered }),
    ],
    ['daily.streak', formatNumber(streakTo(today, days))],
    ['daily.bestStreak', formatNumber(longestStreak(days))],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('training.rating.hint', { levels: formatList(levels) })}</p>
    </>
  );
}

interface TrainingPanelProps extends FilterProps, FactsProps {
  /** How many missed positions come first. */
  readonly due: number;
  /** What was opened last, which gets the focus. */
  readonly last: LastOpened;
  readonly onStart: () => void;
  readonly onPuzzle: () => void;
}

/** Endless training: what to train, the results so far, and the puzzle of the day. */
export function TrainingPanel({
  games,
  filter,
  progress,
  today,
  due,
  last,
  onFilter,
  onStart,
  onPuzzle,
}: TrainingPanelProps) {
  const t = useTranslate();
  const heading = useId();
  const puzzle = progress.puzzles.get(today);
  const startButton = useRef<HTMLButtonElement>(null);
  const puzzleButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (last === 'session') startButton.current?.focus();
    if (last === 'puzzle') puzzleButton.current?.focus();
  }, [last]);
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{t('training.title')}</h2>
      <p className={styles.note}>{t('training.intro')}</p>
      <FilterFields games={games} filter={filter} onFilter={onFilter} />
      <div className={styles.start}>
        {due === 0 ? null : <p className={styles.note}>{t('training.due', { count: due })}</p>}
        <Button ref={startButton} variant="primary" onClick={onStart}>
          {t('training.start')}
        </Button>
      </div>
      <TrainingFacts progress={progress} today={today} />
      <div className={styles.puzzle}>
        <div>
          <h3>{t('training.puzzle')}</h3>
          <p className={styles.note}>
            {puzzle === undefined
              ? t('training.puzzle.about')
              : t(puzzle ? 'training.puzzle.right' : 'training.puzzle.wrong')}
          </p>
        </div>
        <Button ref={puzzleButton} onClick={onPuzzle}>
          {t(puzzle === undefined ? 'training.puzzle.open' : 'training.puzzle.again')}
        </Button>
      </div>
    </section>
  );
}
