import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type Ref, useLayoutEffect, useId, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { FIRST_DAY } from '@/store/daily.ts';
import { type Day, dayAfter, monthOf, partsOf, weekdayOf } from '@/store/day.ts';
import { Button } from '@/ui/Button.tsx';
import { hasModifier } from '@/ui/keys.ts';
import styles from './Calendar.module.css';
import {
  dateNumber,
  firstWeekday,
  longDate,
  longWeekday,
  monthName,
  shortWeekday,
} from './dates.ts';

/** The result of a day. */
export type DayMark = 'won' | 'played' | 'inProgress' | 'open';

interface CalendarProps {
  readonly today: Day;
  readonly selected: Day;
  readonly markOf: (day: Day) => DayMark;
  readonly onSelect: (day: Day) => void;
}

const WEEK = 7;
/** A Sunday, to name the columns by. */
const SUNDAY: Day = '2026-01-04';

/** Any seven days from the first day of the week, to name the columns by. */
const weekdaysInOrder = (): Day[] =>
  Array.from({ length: WEEK }, (_, column) => dayAfter(SUNDAY, firstWeekday() + column));

/** 0-based weekday in the player's region. */
const columnOf = (day: Day): number => (weekdayOf(day) + WEEK - firstWeekday()) % WEEK;

/** The days of a month in weeks, with null for days of other months. */
function weeksOf(month: readonly Day[]): (Day | null)[][] {
  const [first = SUNDAY] = month;
  const cells = [...Array.from({ length: columnOf(first) }, () => null), ...month];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, column) => cells[week * WEEK + column] ?? null),
  );
}

/** The same date in another month, or its last day. */
function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const days = monthOf(first);
  return days[Math.min(date, days.length) - 1] ?? first;
}

/** The nearest day that can be selected. */
const nearestDay = (day: Day, today: Day): Day =>
  day > today ? today : day < FIRST_DAY && today >= FIRST_DAY ? FIRST_DAY : day;

/** The day that a key leads to. */
const STEPS: Readonly<Record<string, (day: Day, rtl: boolean) => Day>> = {
  ArrowRight: (day, rtl) => dayAfter(day, rtl ? -1 : 1),
  ArrowLeft: (day, rtl) => dayAfter(day, rtl ? 1 : -1),
  ArrowDown: (day) => dayAfter(day, WEEK),
  ArrowUp: (day) => dayAfter(day, -WEEK),
  Home: (day) => dayAfter(day, -columnOf(day)),
  End: (day) => dayAfter(day, WEEK - 1 - columnOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The month and the buttons to its neighbors. */
function CalendarHead({
  heading,
  today,
  selected,
  onSelect,
}: Omit<CalendarProps, 'markOf'> & { readonly heading: string }) {
  const t = useTranslate();
  const month = monthOf(selected);
  const [first = selected] = month;
  return (
    <div className={styles.head}>
      <Button
        variant="icon"
        label={t('daily.before')}
        disabled={first <= FIRST_DAY}
        onClick={() => onSelect(nearestDay(addMonths(selected, -1), today))}
      >
        <ChevronLeft className={styles.arrow} aria-hidden="true" />
      </Button>
      <h3 id={heading} className={styles.month} aria-live="polite">
        {monthName(selected)}
      </h3>
      <Button
        variant="icon"
        label={t('daily.after')}
        disabled={(month.at(-1) ?? selected) >= today}
        onClick={() => onSelect(nearestDay(addMonths(selected, 1), today))}
      >
        <ChevronRight className={styles.arrow} aria-hidden="true" />
      </Button>
    </div>
  );
}

interface DayButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly day: Day;
  readonly mark: DayMark;
  readonly isSelected: boolean;
  readonly isToday: boolean;
  readonly onSelect: (day: Day) => void;
}

function DayButton({ ref, day, mark, isSelected, isToday, onSelect }: DayButtonProps) {
  const t = useTranslate();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.day}
      data-mark={mark}
      tabIndex={isSelected ? 0 : -1}
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      aria-label={t(`daily.day.${mark}`, { date: longDate(day) })}
      onClick={() => onSelect(day)}
    >
      {dateNumber(day)}
    </button>
  );
}

/** Focuses the selected day after it was chosen by key. */
function useKeyFocus() {
  const chosen = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  useLayoutEffect(() => {
    if (isByKey.current) chosen.current?.focus();
    isByKey.current = false;
  });
  return {
    chosen,
    focusChosen: () => {
      isByKey.current = true;
    },
  };
}

/** A calendar month with arrow-key navigation. */
export function Calendar({ today, selected, markOf, onSelect }: CalendarProps) {
  const heading = useId();
  const { chosen, focusChosen } = useKeyFocus();

  function onKey(event: KeyboardEvent<HTMLTableElement>): void {
    const step = STEPS[event.key];
    if (step === undefined || hasModifier(event.nativeEvent)) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nearestDay(step(selected, rtl), today);
    if (next !== selected) focusChosen();
    onSelect(next);
  }

  const weekdays = weekdaysInOrder();
  return (
    <div className={styles.calendar}>
      <CalendarHead heading={heading} today={today} selected={selected} onSelect={onSelect} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys belong to the days, which are buttons */}
      <table className={styles.days} aria-labelledby={heading} onKeyDown={onKey}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={longWeekday(day)}>
                {shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(monthOf(selected)).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <td key={weekdays[column]}>
                  {day === null || day > today || day < FIRST_DAY ? (
                    <span className={styles.off}>{day === null ? '' : dateNumber(day)}</span>
                  ) : (
                    <DayButton
                      ref={day === selected ? chosen : null}
                      day={day}
                      mark={markOf(day)}
                      isSelected={day === selected}
                      isToday={day === today}
                      onSelect={onSelect}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
