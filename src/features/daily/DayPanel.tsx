import type { GameRecord, Header, SeatInfo } from '@/engine/index.ts';
import { arePartners, handSizes, targetOf } from '@/engine/index.ts';
import { formatList } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { dailyGame, dailyHeader } from '@/store/daily.ts';
import type { Day } from '@/store/day.ts';
import { useSetting } from '@/store/hooks.ts';
import { humanSeat } from '@/store/seating.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Daily.module.css';
import { dateNumber, longDate, longWeekday, shortDate, shortMonth } from './dates.ts';
import type { ReactNode } from 'react';
import type { DailyAttempt } from '@/store/ports/daily.ts';

/** The preset and the length of a day's game. */
function rulesLine(t: Translate, day: Day, { rules }: Header): string {
  const name = dailyGame(day);
  const game = t(name === 'sealed' ? 'bids.sealed' : `preset.${name}`);
  const points = targetOf(rules);
  return points === null
    ? t('daily.rules', { game, rounds: handSizes(rules).length })
    : t('daily.rulesTo', { game, points });
}

/** The opponents. */
function opponentsLine(t: Translate, header: Header): string {
  const own = humanSeat(header);
  const nameOf = ({ name, player }: SeatInfo): string =>
    player === 'human' ? name : t('daily.player', { name, level: t(`level.${player}`) });
  const others = header.seats
    .map((seat, index) => ({ name: nameOf(seat), index }))
    .filter(({ index }) => index !== own);
  const isPartner = ({ index }: { index: number }) => arePartners(header.rules, own, index);
  const names = formatList(others.filter((each) => !isPartner(each)).map(({ name }) => name));
  const partner = others.find(isPartner);
  return partner === undefined
    ? t('daily.against', { names })
    : t('daily.partner', { partner: partner.name, names });
}

/** Renders the result of a finished game. */
export type RenderResult = (day: Day, record: GameRecord) => ReactNode;

interface DayPanelProps {
  readonly day: Day;
  readonly today: Day;
  /** The rated attempt; null if there is none. */
  readonly attempt: DailyAttempt | null;
  /** Its game; null until it is read. */
  readonly record: GameRecord | null;
  /** Another finished, unrated game of this day. */
  readonly played: GameRecord | null;
  /** Whether the game on the table is unfinished, and another one than the attempt. */
  readonly willKeep: boolean;
  readonly onPlay: (rated: boolean) => void;
  readonly onResume: (id: string) => void;
  readonly renderResult: RenderResult;
}

/** The date of a day and its game. */
function DayHeader({ day, today }: Pick<DayPanelProps, 'day' | 'today'>) {
  const t = useTranslate();
  const header = dailyHeader(day);
  const date = shortDate(day, today);
  return (
    <div className={styles.what}>
      <span className={styles.leaf} aria-hidden="true">
        <span>{shortMonth(day)}</span>
        <strong>{dateNumber(day)}</strong>
        <span>{longWeekday(day)}</span>
      </span>
      <div className={styles.text}>
        <h3 className={styles.date}>{day === today ? t('daily.today', { date }) : date}</h3>
        <p>
          <strong>{rulesLine(t, day, header)}</strong>
        </p>
        <p className={styles.note}>{opponentsLine(t, header)}</p>
      </div>
    </div>
  );
}

/** The look of the button that begins the attempt. */
const PLAY_BUTTON = { variant: 'primary', size: 'lg' } as const;

/** One day: its game, and its result or the button to play. */
export function DayPanel({
  day,
  today,
  attempt,
  record,
  played,
  willKeep,
  onPlay,
  onResume,
  renderResult,
}: DayPanelProps) {
  const t = useTranslate();
  const isLearning = useSetting(({ learning }) => learning);
  const isBegun = attempt !== null && !attempt.isGameOver;
  const finished = attempt === null || isBegun ? played : record;
  const isOpen = day === today && attempt === null;
  return (
    <section className={styles.day} aria-label={longDate(day)}>
      <DayHeader day={day} today={today} />
      {finished === null ? null : renderResult(day, finished)}
      {isOpen ? (
        <p className={styles.note}>{t(isLearning ? 'daily.counts.learning' : 'daily.counts')}</p>
      ) : null}
      {isBegun ? <p className={styles.note}>{t('daily.inProgress')}</p> : null}
      {day !== today && attempt === null ? <p className={styles.note}>{t('daily.past')}</p> : null}
      <div className={styles.buttons}>
        {isBegun ? (
          <Button variant="primary" size="lg" onClick={() => onResume(attempt.id)}>
            {t('button.continue')}
          </Button>
        ) : (
          // One button, which keeps the focus where the day ends while it is open.
          <Button {...(isOpen && PLAY_BUTTON)} onClick={() => onPlay(isOpen)}>
            {t(
              isOpen
                ? 'daily.play'
                : finished === null && attempt === null
                  ? 'daily.unrated'
                  : 'daily.again',
            )}
          </Button>
        )}
      </div>
      {willKeep ? <p className={styles.note}>{t('daily.kept')}</p> : null}
    </section>
  );
}
