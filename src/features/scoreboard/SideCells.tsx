import { type PlayerView, type RoundRecord, seatsOfSide } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { Ledger } from './Ledger.tsx';
import { MadeMark } from './marks.tsx';
import { plain, signed } from './numbers.ts';
import styles from './ScoreSheet.module.css';
import type { RunningRound } from './SheetCells.tsx';
import { contractOf, resultLines } from './side-lines.ts';

interface ScoredSideCellProps {
  readonly view: PlayerView;
  readonly record: RoundRecord;
  readonly side: number;
}

/** Partners in a finished round: contract and nils, every line that counted, the total. */
export function ScoredSideCell({ view, record, side }: ScoredSideCellProps) {
  const t = useTranslate();
  const points = record.points[side] ?? 0;
  const total = record.standing.totals[side] ?? 0;
  return (
    <td className={styles.side} data-side={side}>
      {resultLines(view.rules, record, side).map(({ key, bid, tricks, made }) => (
        <span key={key} className={styles.result}>
          <span aria-hidden="true">
            {bid === 'nil' ? t('score.nil') : bid}/{tricks}
          </span>
          <MadeMark made={made} />
          <VisuallyHidden>
            {t('sheet.result', {
              bid: bid === 'nil' ? t('score.nil') : bid,
              tricks,
              made: made ? 'yes' : 'no',
            })}
          </VisuallyHidden>
        </span>
      ))}
      <Ledger view={view} record={record} side={side} />
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

interface RunningSideCellProps {
  readonly view: PlayerView;
  readonly round: RunningRound;
  readonly side: number;
}

/** Partners in the running round: their contract as it is bid, their tricks as they are taken. */
export function RunningSideCell({ view, round, side }: RunningSideCellProps) {
  const t = useTranslate();
  const { bid, won } = contractOf(view.rules, round, side);
  const nils = seatsOfSide(view.rules, side).filter(
    (seat) => round.bids[seat] === 0 || round.blindNils[seat] === true,
  );
  const playing = round.phase === 'play';
  return (
    <td className={styles.side} data-side={side}>
      <span className={styles.result}>
        <span aria-hidden="true">{playing ? `${bid}/${won}` : bid === 0 ? '–' : bid}</span>
        <VisuallyHidden>
          {playing
            ? t('sheet.runningTricks', { bid, tricks: won })
            : t('sheet.runningBid', { bid })}
        </VisuallyHidden>
      </span>
      {nils.map((seat) => (
        <span key={seat} className={styles.result}>
          {playing ? `${t('score.nil')}/${round.tricks[seat] ?? 0}` : t('score.nil')}
        </span>
      ))}
    </td>
  );
}
