import { useEffect, useState } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Day, startOfDay, dayAfter, dayOf, longestStreak, streakTo } from '@/store/day.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { useTime } from '@/ui/use-time.ts';
import { formatNumber } from '@/i18n/format.ts';
import { Calendar, type DayMark } from './Calendar.tsx';
import styles from './Daily.module.css';
import { DayPanel, type RenderResult } from './DayPanel.tsx';
import type { DailyRepository, DailyAttempt } from '@/store/ports/daily.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The time to the next deal in whole hours, or minutes in the last hour. */
function untilNext(t: Translate, now: number): string {
  const left = startOfDay(dayAfter(dayOf(now), 1)) - now;
  return left >= HOUR_MS
    ? t('daily.inHours', { hours: Math.floor(left / HOUR_MS) })
    : t('daily.inMinutes', { minutes: Math.max(1, Math.ceil(left / MINUTE_MS)) });
}

const markOf = (attempt: DailyAttempt | undefined): DayMark => {
  if (attempt === undefined) return 'open';
  if (!attempt.isGameOver) return 'inProgress';
  return attempt.place === 1 ? 'won' : 'played';
};

type Attempts = ReadonlyMap<Day, DailyAttempt>;

const NO_ATTEMPTS: Attempts = new Map();

/** The rated attempts; null until they are read. */
function useAttempts(repository: DailyRepository): Attempts | 'failed' | null {
  const [attempts, setAttempts] = useState<Attempts | 'failed' | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    repository
      .attempts((found) => signal.aborted || setAttempts(found), signal)
      .catch(() => signal.aborted || setAttempts('failed'));
    return () => left.abort();
  }, [repository]);
  return attempts;
}

/** The game of an attempt; undefined until it is read, null if it cannot be. */
function useAttemptRecord(
  repository: DailyRepository,
  day: Day,
  id: string | null,
): GameRecord | null | undefined {
  const [read, setRead] = useState<{ id: string; record: GameRecord | null } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    const take = (record: GameRecord | null): void => {
      if (isCurrent) setRead({ id, record });
    };
    repository.game(day, id).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [repository, day, id]);
  return read !== null && read.id === id ? read.record : undefined;
}

/** The streaks of attempts. */
function Facts({ attempts, today }: { readonly attempts: Attempts; readonly today: Day }) {
  const t = useTranslate();
  const over = [...attempts].filter(([, { isGameOver }]) => isGameOver);
  const days = new Set(over.map(([day]) => day));
  const facts = [
    ['daily.streak', streakTo(today, days)],
    ['daily.bestStreak', longestStreak(days)],
    ['daily.played', days.size],
    ['daily.won', over.filter(([, { place }]) => place === 1).length],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{t(label)}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SideProps {
  readonly attempts: Attempts;
  /** ms since 1970. */
  readonly time: number;
  readonly selected: Day;
  readonly onSelect: (day: Day) => void;
}

/** Streaks, the calendar, and when the next deal comes. */
function Side({ attempts, time, selected, onSelect }: SideProps) {
  const t = useTranslate();
  const today = dayOf(time);
  return (
    <div className={styles.side}>
      <Facts attempts={attempts} today={today} />
      <Calendar
        today={today}
        selected={selected}
        markOf={(each) => markOf(attempts.get(each))}
        onSelect={onSelect}
      />
      <p className={styles.note}>{t('daily.next', { when: untilNext(t, time) })}</p>
    </div>
  );
}

interface DailyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** ms since 1970. */
  readonly now: () => number;
  readonly repository: DailyRepository;
  /** The day that is shown first; null: that of the game on the table, or today. */
  readonly first: Day | null;
  /** The finished daily game on the table. */
  readonly played: { readonly day: Day; readonly record: GameRecord } | null;
  /** The id of the unfinished game on the table; null if there is none. */
  readonly unfinished: string | null;
  readonly onPlay: (day: Day, rated: boolean) => void;
  readonly onResume: (id: string) => void;
  readonly renderResult: RenderResult;
}

/** Today's deal, past deals and their results. */
export default function DailyDialog({
  open,
  onClose,
  now,
  first,
  repository,
  played,
  unfinished,
  onPlay,
  onResume,
  renderResult,
}: DailyDialogProps) {
  const t = useTranslate();
  const [time, readTime] = useTime(now);
  const today = dayOf(time);
  const [day, setDay] = useState(first ?? played?.day ?? today);
  const attempts = useAttempts(repository);
  const known = attempts === null || attempts === 'failed' ? NO_ATTEMPTS : attempts;
  const attempt = known.get(day) ?? null;
  const record = useAttemptRecord(repository, day, attempt?.id ?? null);

  function play(isRated: boolean): void {
    // The day may have ended since it was shown: then the panel says that its deal no longer counts.
    if (!isRated || dayOf(readTime()) === day) onPlay(day, isRated);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('menu.daily')}
      description={t('daily.intro')}
      size="lg"
      sheet
    >
      {attempts === null ? null : (
        <div className={styles.page}>
          {attempts === 'failed' ? <p role="alert">{t('daily.failed')}</p> : null}
          <DayPanel
            key={day}
            day={day}
            today={today}
            // An unreadable attempt does not count.
            attempt={record === null ? null : attempt}
            record={record ?? null}
            played={played?.day === day ? played.record : null}
            willKeep={unfinished !== null && unfinished !== attempt?.id}
            onPlay={play}
            onResume={onResume}
            renderResult={renderResult}
          />
          <Side attempts={known} time={time} selected={day} onSelect={setDay} />
        </div>
      )}
    </Dialog>
  );
}
