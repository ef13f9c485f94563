import {
  type BidView,
  type PlayerView,
  type RoundRecord,
  type RoundView,
  type Seat,
  seatsOfSide,
} from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { MadeMark } from './marks.tsx';
import { plain, signed } from './numbers.ts';
import styles from './ScoreSheet.module.css';
import { type SeatResult, sideResults } from './standings.ts';

/** A round that is dealt but not yet in the sheet. */
export type RunningRound = Exclude<RoundView, { readonly phase: 'ready' | 'scored' | 'over' }>;

function DealerMark({ deals }: { readonly deals: boolean }) {
  const t = useTranslate();
  if (!deals) return null;
  return (
    <>
      <span className={styles.dealer} aria-hidden="true">
        D
      </span>
      <VisuallyHidden>{`, ${t('sheet.dealer')}`}</VisuallyHidden>
    </>
  );
}

interface ResultProps {
  readonly result: SeatResult;
  readonly deals: boolean;
}

function Result({ result: { bid, tricks, made }, deals }: ResultProps) {
  const t = useTranslate();
  return (
    <span className={styles.result}>
      <span aria-hidden="true">
        {bid}/{tricks}
      </span>
      <MadeMark made={made} />
      <VisuallyHidden>
        {t('sheet.result', { bid, tricks, made: made ? 'yes' : 'no' })}
      </VisuallyHidden>
      <DealerMark deals={deals} />
    </span>
  );
}

interface ScoredCellProps {
  readonly view: PlayerView;
  readonly record: RoundRecord;
  readonly side: number;
}

/** A side in a finished round: bid and tricks of its seats, its points and its total. */
export function ScoredCell({ view, record, side }: ScoredCellProps) {
  const t = useTranslate();
  const points = record.points[side] ?? 0;
  const total = record.standing.totals[side] ?? 0;
  return (
    <td className={styles.cell} data-side={side}>
      {sideResults(view.rules, record, side).map((result) => (
        <Result key={result.seat} result={result} deals={result.seat === record.dealer} />
      ))}
      <span className={styles.score} aria-hidden="true">
        <span className={styles.points}>{signed(points)}</span>
        <span className={styles.total}>{plain(total)}</span>
      </span>
      <VisuallyHidden>
        {`, ${t('sheet.points', { points: signed(points), count: Math.abs(points), total: plain(total) })}`}
      </VisuallyHidden>
    </td>
  );
}

/** A bid of the running round, for the eye and in words. */
function runningTexts(
  t: Translate,
  bid: BidView,
  tricks: number,
  playing: boolean,
): [string, string] {
  if (bid === null) return ['–', t('sheet.noBid')];
  if (bid === 'sealed') return ['?', t('sheet.sealed')];
  return playing
    ? [`${bid}/${tricks}`, t('sheet.runningTricks', { bid, tricks })]
    : [`${bid}`, t('sheet.runningBid', { bid })];
}

function RunningResult({ round, seat }: { readonly round: RunningRound; readonly seat: Seat }) {
  const t = useTranslate();
  const [seen, said] = runningTexts(
    t,
    round.bids[seat] ?? null,
    round.tricks[seat] ?? 0,
    round.phase === 'play',
  );
  return (
    <span className={styles.result}>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
      <DealerMark deals={seat === round.dealer} />
    </span>
  );
}

interface RunningCellProps {
  readonly view: PlayerView;
  readonly round: RunningRound;
  readonly side: number;
}

/** A side in the running round: its bids as they are made, its tricks as they are taken. */
export function RunningCell({ view, round, side }: RunningCellProps) {
  return (
    <td className={styles.cell} data-side={side}>
      {seatsOfSide(view.rules, side).map((seat) => (
        <RunningResult key={seat} round={round} seat={seat} />
      ))}
      <span className={classNames(styles.score, styles.none)}>
        <span className={styles.points} />
        <span className={styles.total} />
      </span>
    </td>
  );
}
