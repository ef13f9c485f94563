import { useEffect, useId, useRef } from 'react';
import {
  type PlayerView,
  type RoundRecord,
  leadingSides,
  seatAfter,
  sideOf,
} from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { Ledger } from './Ledger.tsx';
import { Leads, Movement, Results } from './marks.tsx';
import { sideName } from './names.ts';
import { plain, signed } from './numbers.ts';
import styles from './RoundSummary.module.css';
import { contractOf, paysSides, resultLines, targetOf } from './side-lines.ts';
import { placesGained, placesOf, ranking, seatResult } from './standings.ts';

/** How the round went for the viewer and the partner. */
function sideOutcome(t: Translate, { rules }: PlayerView, record: RoundRecord, side: number) {
  const points = signed(record.points[side] ?? 0);
  const { bid, won } = contractOf(rules, record, side);
  if (bid === 0) return t('summary.side.none', { points });
  return won >= bid
    ? t('summary.side.made', { bid, points })
    : t('summary.side.set', { bid, by: bid - won, points });
}

/** How the round went for the viewer, in one line. */
function outcome(t: Translate, view: PlayerView, record: RoundRecord): string {
  const side = sideOf(view.rules, view.seat);
  if (paysSides(view.rules)) return sideOutcome(t, view, record, side);
  const { bid, tricks, made } = seatResult(record, view.seat);
  const points = signed(record.points[side] ?? 0);
  return made
    ? t('summary.made', { points })
    : t('summary.missed', { by: Math.abs(bid - tricks), points });
}

/** Which round it was, and what the game goes on to. */
function position(t: Translate, view: PlayerView, { index }: RoundRecord): string {
  const target = targetOf(view);
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

/** As many as the heading names. */
const COLUMNS = 6;

interface RowProps {
  readonly view: PlayerView;
  readonly record: RoundRecord;
  readonly side: number;
  readonly place: number;
  readonly gained: number | null;
  readonly leads: boolean;
}

function Row({ view, record, side, place, gained, leads }: RowProps) {
  const t = useTranslate();
  const own = side === sideOf(view.rules, view.seat);
  const row = (
    <tr className={styles.row} data-own={own} data-side={side}>
      <td className={styles.place}>
        {place}
        <Movement gained={gained} />
      </td>
      <th scope="row" className={styles.name}>
        {sideName(t, view, side)}
        {leads ? <Leads /> : null}
      </th>
      <Results results={resultLines(view.rules, record, side)} />
      <td className={styles.points}>{signed(record.points[side] ?? 0)}</td>
      <td className={styles.total}>{plain(record.standing.totals[side] ?? 0)}</td>
    </tr>
  );
  if (!paysSides(view.rules)) return row;
  const bags = record.standing.bags[side] ?? 0;
  return (
    <>
      {row}
      <tr className={styles.why}>
        <td colSpan={COLUMNS}>
          <Ledger view={view} record={record} side={side} />
          <p className={styles.bags}>{t('summary.bags', { bags })}</p>
        </td>
      </tr>
    </>
  );
}

function Standings({ view, record }: { readonly view: PlayerView; readonly record: RoundRecord }) {
  const t = useTranslate();
  const { totals } = record.standing;
  const places = placesOf(view.rules, totals);
  const gained = placesGained(view);
  const leaders = leadingSides(view.rules, totals);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{position(t, view, record)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('score.place')}</th>
          <th scope="col" className={styles.name}>
            {t('score.player')}
          </th>
          <th scope="col">{t('score.bid')}</th>
          <th scope="col">{t('score.took')}</th>
          <th scope="col">{t('score.points')}</th>
          <th scope="col">{t('score.total')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking(places).map((side) => (
          <Row
            key={side}
            view={view}
            record={record}
            side={side}
            place={places[side] ?? 0}
            gained={gained[side] ?? null}
            leads={leaders.includes(side)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** How the round went, between two rounds: for everybody, with places, and what comes next. */
export default function RoundSummary({ onNext }: { readonly onNext: () => void }) {
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
      <div className={styles.next}>
        <p className={styles.line}>{nextRound(t, view, record)}</p>
        <Button ref={button} variant="primary" onClick={onNext} aria-describedby={heading}>
          {t('summary.button')}
        </Button>
      </div>
    </section>
  );
}
