import {
  type BidView,
  type DealtView,
  type PlayerView,
  type RoundRecord,
  type Seat,
  contractOf,
  hasPartners,
  nilOf,
  seatsOfSide,
} from '@/engine/index.ts';
import { formatNumber, formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { classNames } from '@/ui/class-names.ts';
import { MadeMark } from '@/ui/made-marks.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { Ledger } from './Ledger.tsx';
import { bidText } from './result-marks.tsx';
import styles from './ScoreSheet.module.css';
import { STREAK_MARK, streakPoints } from './streaks.ts';
import { type ResultLine, resultLines } from './side-lines.ts';

/** A dealt round that is not scored yet. */
export type RunningRound = Exclude<DealtView, { readonly phase: 'scored' | 'over' }>;

function DealerMark({ deals }: { readonly deals: boolean }) {
  const t = useTranslate();
  if (!deals) return null;
  return (
    <span className={styles.dealer} aria-hidden="true">
      {t('seat.dealerLetter')}
    </span>
  );
}

interface HeardProps {
  readonly text: string;
  readonly deals: boolean;
  /** Whether points follow. */
  readonly isFollowed?: boolean;
}

/** What is heard of a line. A comma ends a text: an accessible name has a space between two, so before a comma, too. */
function Heard({ text, deals, isFollowed = false }: HeardProps) {
  const t = useTranslate();
  const parts = [text, ...(deals ? [t('sheet.dealer')] : []), ...(isFollowed ? [''] : [])];
  return <VisuallyHidden>{plainList(t, parts)}</VisuallyHidden>;
}

function Result({ line: { bid, tricks, made }, deals }: ResultProps) {
  const t = useTranslate();
  const bidAsText = bidText(t, bid);
  return (
    <span className={styles.result} data-made={made}>
      <span aria-hidden="true">{t('sheet.tookBid', { bid: bidAsText, tricks })}</span>
      <MadeMark made={made} />
      <Heard
        text={t('sheet.result', { bid: bidAsText, tricks, made: made ? 'yes' : 'no' })}
        deals={deals}
        isFollowed
      />
      <DealerMark deals={deals} />
    </span>
  );
}

interface ResultProps {
  readonly line: ResultLine;
  readonly deals: boolean;
}

interface ScoredCellProps {
  readonly view: PlayerView;
  readonly record: RoundRecord;
  readonly side: number;
}

/** Partnerships have a wide cell with a line for each entry. */
const cellClass = ({ rules }: PlayerView) => (hasPartners(rules) ? styles.side : styles.cell);

/** A side in a finished round: bid, tricks, points and total. */
export function ScoredCell({ view, record, side }: ScoredCellProps) {
  const t = useTranslate();
  const points = record.points[side] ?? 0;
  const total = record.standing.totals[side] ?? 0;
  const streak = hasPartners(view.rules) ? 0 : streakPoints(record, side);
  return (
    <td className={cellClass(view)} data-side={side}>
      {resultLines(view.rules, record, side).map((line) => (
        <Result key={line.key} line={line} deals={line.seat === record.dealer} />
      ))}
      {hasPartners(view.rules) ? <Ledger view={view} record={record} side={side} /> : null}
      <span className={styles.score} aria-hidden="true">
        <span className={styles.points}>
          {formatSigned(points)}
          {streak === 0 ? null : <span className={styles.bonus}>{STREAK_MARK}</span>}
        </span>
        <span className={styles.total}>{formatNumber(total)}</span>
      </span>
      <VisuallyHidden>
        {t('sheet.points', {
          points: formatSigned(points),
          count: Math.abs(points),
          total: formatNumber(total),
        })}
        {streak === 0 ? null : `, ${t('sheet.streak', { points: formatSigned(streak) })}`}
      </VisuallyHidden>
    </td>
  );
}

/** A bid of the round in progress: as shown and as read aloud. */
interface RunningLine {
  readonly key: string;
  readonly seen: string;
  readonly heard: string;
  readonly seat: Seat | null;
}

function textsOf(
  t: Translate,
  bid: BidView,
  tricks: number,
  playing: boolean,
): Pick<RunningLine, 'seen' | 'heard'> {
  if (bid === null) return { seen: '–', heard: t('sheet.noBid') };
  if (bid === 'sealed') return { seen: '?', heard: t('seat.sealed') };
  return playing
    ? {
        seen: t('sheet.tookBid', { bid, tricks }),
        heard: t('sheet.runningTricks', { bid, tricks }),
      }
    : { seen: `${bid}`, heard: t('seat.bid', { bid }) };
}

/** The partners' contract so far, and their nils. */
function sideLines(t: Translate, view: PlayerView, round: RunningRound, side: number) {
  const playing = round.phase === 'play';
  const { bid, won } = contractOf(view.rules, round, side);
  const contract = { key: 'contract', seat: null };
  return [
    { ...contract, ...textsOf(t, bid === 0 ? null : bid, won, playing) },
    ...seatsOfSide(view.rules, side).flatMap((seat): RunningLine[] => {
      const nil = nilOf(view, seat);
      if (nil === null) return [];
      const values = { bid: bidText(t, nil), tricks: round.tricks[seat] ?? 0 };
      return [
        {
          key: `${seat}`,
          seat: null,
          seen: playing ? t('sheet.tookBid', values) : `${values.bid}`,
          heard: playing ? t('sheet.runningTricks', values) : t('seat.bid', values),
        },
      ];
    }),
  ];
}

/** Each seat's bid and tricks so far. */
const seatLines = (t: Translate, view: PlayerView, round: RunningRound, side: number) =>
  seatsOfSide(view.rules, side).map((seat): RunningLine => {
    const [bid, tricks] = [round.bids[seat] ?? null, round.tricks[seat] ?? 0];
    const { seen, heard } = textsOf(t, bid, tricks, round.phase === 'play');
    return { key: `${seat}`, seat, seen, heard };
  });

interface RunningCellProps {
  readonly view: PlayerView;
  readonly round: RunningRound;
  readonly side: number;
}

/** A side in the running round: its bids and tricks so far. */
export function RunningCell({ view, round, side }: RunningCellProps) {
  const t = useTranslate();
  const linesOf = hasPartners(view.rules) ? sideLines : seatLines;
  return (
    <td className={cellClass(view)} data-side={side}>
      {linesOf(t, view, round, side).map(({ key, seen, heard, seat }) => (
        <span key={key} className={styles.result}>
          <span aria-hidden="true">{seen}</span>
          <Heard text={heard} deals={seat === round.dealer} />
          <DealerMark deals={seat === round.dealer} />
        </span>
      ))}
      <span className={classNames(styles.score, styles.none)}>
        <span className={styles.points} />
        <span className={styles.total} />
      </span>
    </td>
  );
}
