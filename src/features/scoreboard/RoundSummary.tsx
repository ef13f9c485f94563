import { Fragment, useEffect, useId, useRef } from 'react';
import {
  type PlayerView,
  type RoundRecord,
  contractOf,
  hasPartners,
  seatAfter,
  sideOf,
  targetOf,
} from '@/engine/index.ts';
import { formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { Ledger } from './Ledger.tsx';
import { Results } from './marks.tsx';
import { RankingTable } from './RankingTable.tsx';
import styles from './RoundSummary.module.css';
import { resultLines } from './side-lines.ts';
import { placesGained, seatResult } from './standings.ts';

/** The points of a side in the round: as they are shown, and their number for the plural. */
function pointsOf(record: RoundRecord, side: number) {
  const points = record.points[side] ?? 0;
  return { points: formatSigned(points), count: Math.abs(points) };
}

/** How the round went for the viewer and the partner. */
function sideOutcome(t: Translate, { rules }: PlayerView, record: RoundRecord, side: number) {
  const points = pointsOf(record, side);
  const { bid, won } = contractOf(rules, record, side);
  if (bid === 0) return t('summary.side.none', points);
  return won >= bid
    ? t('summary.side.made', { bid, ...points })
    : t('summary.side.set', { bid, by: bid - won, ...points });
}

/** How the round went for the viewer, in one line. */
function outcome(t: Translate, view: PlayerView, record: RoundRecord): string {
  const side = sideOf(view.rules, view.seat);
  if (hasPartners(view.rules)) return sideOutcome(t, view, record, side);
  const { bid, tricks, made } = seatResult(record, view.seat);
  const points = pointsOf(record, side);
  return made
    ? t('summary.made', points)
    : t('summary.missed', { by: Math.abs(bid - tricks), ...points });
}

/** Which round it was, and what the game goes on to. */
function position(t: Translate, view: PlayerView, { index }: RoundRecord): string {
  const target = targetOf(view.rules);
  return target === null
    ? t('summary.caption', { round: index + 1, rounds: view.schedule.length })
    : t('summary.captionTarget', { round: index + 1, points: target });
}

/** What comes next: how many cards, and who deals them. */
function nextRound(t: Translate, view: PlayerView, record: RoundRecord): string {
  const dealer = seatAfter(record.dealer, view.rules.players);
  const count = view.schedule[record.index + 1] ?? 0;
  return dealer === view.seat
    ? t('summary.next.you', { count })
    : t('summary.next.other', { count, name: playerName(t, view.seats[dealer]) });
}

/** What a side got its points for, line by line. */
function SideDetail({ view, record, side }: OutcomeProps & { readonly side: number }) {
  const t = useTranslate();
  return (
    <>
      <Ledger view={view} record={record} side={side} />
      <p className={styles.bags}>{t('summary.bags', { bags: record.standing.bags[side] ?? 0 })}</p>
    </>
  );
}

interface OutcomeProps {
  readonly view: PlayerView;
  readonly record: RoundRecord;
}

function Standings({ view, record }: OutcomeProps) {
  const t = useTranslate();
  const sides = view.standing.totals.map((_, side) => side);
  return (
    <div className={styles.ranking}>
      <RankingTable
        view={view}
        caption={position(t, view, record)}
        captionClass={styles.caption}
        headings={[t('score.bid'), t('score.took'), t('score.points')]}
        cells={sides.map((side) => (
          <Fragment key={side}>
            <Results results={resultLines(view.rules, record, side)} />
            <td>{formatSigned(record.points[side] ?? 0)}</td>
          </Fragment>
        ))}
        gained={placesGained(view)}
        details={sides
          .filter(() => hasPartners(view.rules))
          .map((side) => (
            <SideDetail key={side} view={view} record={record} side={side} />
          ))}
      />
    </div>
  );
}

interface RoundSummaryProps {
  /** null: nothing comes next, for this is looked at again. */
  readonly onNext: (() => void) | null;
  /** Left out where nothing is to be reviewed. */
  readonly onReview?: () => void;
}

/** How the round went, between two rounds: for everybody, with places, and what comes next. */
export default function RoundSummary({ onNext, onReview }: RoundSummaryProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  const record = view.past.at(-1);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  if (record === undefined) return null;
  return (
    <section className={styles.summary} aria-labelledby={heading} data-testid="round-summary">
      <h2 id={heading} className={styles.heading}>
        {outcome(t, view, record)}
      </h2>
      <Standings view={view} record={record} />
      {onNext === null ? null : (
        <div className={styles.next}>
          <p className={styles.line}>{nextRound(t, view, record)}</p>
          <div className={styles.buttons}>
            {onReview === undefined ? null : <Button onClick={onReview}>{t('review.open')}</Button>}
            <Button ref={button} variant="primary" onClick={onNext} aria-describedby={heading}>
              {t('summary.button')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
