import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { practiceGameName } from '@/i18n/practice-game-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import { calibrationOf } from '@/store/drill/calibration.ts';
import { type DrillChoice, drillSizes } from '@/store/drill/hand.ts';
import { type PracticeGame, keyOfGame, titleOfGame } from '@/store/practice/practice-games.ts';
import { Button } from '@/ui/Button.tsx';
import { Page } from '@/ui/Page.tsx';
import { PickSelect } from '@/ui/PickSelect.tsx';
import { Select } from '@/ui/Select.tsx';
import { CalibrationView } from './CalibrationView.tsx';
import styles from './Drill.module.css';

interface ChoiceProps {
  /** The games that can be chosen. */
  readonly games: readonly PracticeGame[];
  readonly choice: DrillChoice;
  readonly onChoice: (choice: DrillChoice) => void;
  /** Whether the player comes back from a hand. */
  readonly isBack: boolean;
  readonly onDeal: () => void;
}

/** Which hands to deal. */
function DealPanel({ games, choice, onChoice, isBack, onDeal }: ChoiceProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  const sizeName = (cards: number | null): string =>
    cards === null ? t('drill.anySize') : t('drill.size', { cards });
  return (
    <section className={styles.panel}>
      <div className={styles.filters}>
        <Select
          label={t('setup.game')}
          value={keyOfGame(choice.game)}
          options={games.map((game) => ({
            value: keyOfGame(game),
            label: practiceGameName(t, titleOfGame(game)),
          }))}
          onChange={(key) =>
            onChoice({
              game: games.find((each) => keyOfGame(each) === key) ?? choice.game,
              cards: null,
            })
          }
        />
        <PickSelect
          label={t('drill.sizes')}
          value={choice.cards}
          values={[null, ...drillSizes(choice.game)]}
          nameOf={sizeName}
          onChange={(cards) => onChoice({ ...choice, cards })}
        />
      </div>
      <Button ref={button} className={styles.deal} variant="primary" size="lg" onClick={onDeal}>
        {t('table.deal')}
      </Button>
    </section>
  );
}

/** The answers that count, by game and hand size; null: all. */
interface Filter {
  /** Its name on the screen. */
  readonly game: string | null;
  readonly cards: number | null;
}

interface FiltersProps {
  readonly answers: readonly DrillAnswer[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Which answers count; only values that occur are offered. */
function Filters({ answers, filter, onFilter }: FiltersProps) {
  const t = useTranslate();
  const games = [...new Set(answers.map((answer) => practiceGameName(t, answer)))].toSorted(
    (a, b) => a.localeCompare(b),
  );
  const sizes = [...new Set(answers.map(({ cards }) => cards))].toSorted((a, b) => a - b);
  return (
    <div className={styles.filters}>
      <PickSelect
        label={t('setup.game')}
        value={filter.game}
        values={[null, ...games]}
        nameOf={(game) => game ?? t('records.allPresets')}
        onChange={(game) => onFilter({ ...filter, game })}
      />
      <PickSelect
        label={t('drill.sizes')}
        value={filter.cards}
        values={[null, ...sizes]}
        nameOf={(cards) => (cards === null ? t('drill.allSizes') : t('drill.size', { cards }))}
        onChange={(cards) => onFilter({ ...filter, cards })}
      />
    </div>
  );
}

interface DrillPageProps extends ChoiceProps {
  /** null while they are read. */
  readonly answers: readonly DrillAnswer[] | null;
  /** Whether answers can be kept on this device. */
  readonly isPersistent: boolean;
  /** Whether no hand could be dealt. */
  readonly hasFailed: boolean;
  readonly onDelete: () => void;
  /** The message after answers were deleted. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The bidding drill: which hands to deal, and how well the chances given so far fit the results. */
export function DrillPage({
  answers,
  isPersistent,
  hasFailed,
  onDelete,
  children,
  onClose,
  ...deal
}: DrillPageProps) {
  const t = useTranslate();
  const [filter, setFilter] = useState<Filter>({ game: null, cards: null });
  const calibration = useMemo(
    () =>
      calibrationOf(
        (answers ?? []).filter(
          (answer) =>
            (filter.game === null || filter.game === practiceGameName(t, answer)) &&
            (filter.cards === null || filter.cards === answer.cards),
        ),
      ),
    [t, answers, filter],
  );
  const hasAnswers = answers !== null && answers.length > 0;
  return (
    <Page title={t('drill.title')} back={t('table.back')} onBack={onClose}>
      <p className={styles.note}>{t('drill.intro')}</p>
      {isPersistent ? null : <p role="alert">{t('exercise.notKept')}</p>}
      {hasFailed ? <p role="alert">{t('drill.failed')}</p> : null}
      <DealPanel {...deal} />
      {children}
      {hasAnswers ? (
        <>
          <CalibrationView calibration={calibration}>
            <Filters answers={answers} filter={filter} onFilter={setFilter} />
          </CalibrationView>
          <div>
            <Button data-deletes="all" onClick={onDelete}>
              {t('drill.delete')}
            </Button>
          </div>
        </>
      ) : null}
    </Page>
  );
}
