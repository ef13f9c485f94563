import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PRESET_IDS, type PresetId } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import { calibrationOf } from '@/store/drill/calibration.ts';
import { type DrillChoice, drillSizes } from '@/store/drill/hand.ts';
import { Button } from '@/ui/Button.tsx';
import { Page } from '@/ui/Page.tsx';
import { PickSelect } from '@/ui/PickSelect.tsx';
import { Select } from '@/ui/Select.tsx';
import { CalibrationView } from './CalibrationView.tsx';
import styles from './Drill.module.css';

interface ChoiceProps {
  readonly choice: DrillChoice;
  readonly onChoice: (choice: DrillChoice) => void;
  /** Whether the player comes back from a hand. */
  readonly isBack: boolean;
  readonly onDeal: () => void;
}

/** Which hands to deal. */
function DealPanel({ choice, onChoice, isBack, onDeal }: ChoiceProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  const sizeName = (cards: number | null): string =>
    cards === null ? t('drill.anySize') : t('drill.size', { cards });
  return (
    <section className={styles.panel}>
      <div className={styles.filters}>
        <Select
          label={t('setup.game')}
          hideLabel
          value={choice.preset}
          options={PRESET_IDS.map((preset) => ({ value: preset, label: t(`preset.${preset}`) }))}
          onChange={(preset) => onChoice({ preset, cards: null })}
        />
        <PickSelect
          label={t('drill.sizes')}
          value={choice.cards}
          values={[null, ...drillSizes(choice.preset)]}
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
  readonly preset: PresetId | null;
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
  const presets = PRESET_IDS.filter((id) => answers.some(({ preset }) => preset === id));
  const sizes = [...new Set(answers.map(({ cards }) => cards))].toSorted((a, b) => a - b);
  return (
    <div className={styles.filters}>
      <PickSelect
        label={t('setup.game')}
        value={filter.preset}
        values={[null, ...presets]}
        nameOf={(id) => t(id === null ? 'records.allPresets' : `preset.${id}`)}
        onChange={(preset) => onFilter({ ...filter, preset })}
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
  /** What is said after answers were deleted. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The bidding drill: which hands to deal, and how well the chances given so far fit what came. */
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
  const [filter, setFilter] = useState<Filter>({ preset: null, cards: null });
  const calibration = useMemo(
    () =>
      calibrationOf(
        (answers ?? []).filter(
          ({ preset, cards }) =>
            (filter.preset === null || filter.preset === preset) &&
            (filter.cards === null || filter.cards === cards),
        ),
      ),
    [answers, filter],
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
