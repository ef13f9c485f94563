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
import { Leads, Movement, Results } from './marks.tsx';
import { sideName } from './names.ts';
import { plain, signed } from './numbers.ts';
import styles from './RoundSummary.module.css';
import { placesGained, placesOf, ranking, seatResult, sideResults } from './standings.ts';

/** How the round went for the viewer, in one line. */
function outcome(t: Translate, view: PlayerView, record: RoundRecord): string {
  const { bid, tricks, made } = seatResult(record, view.seat);
  const points = signed(record.points[sideOf(view.rules, view.seat)] ?? 0);
  return made
    ? t('summary.made', { points })
    : t('summary.missed', { by: Math.abs(bid - tricks), points });
}

/** What comes next: how many cards, and who deals them. */
function nextRound(t: Translate, view: PlayerView, record: RoundRecord): string {
  const dealer = seatAfter(record.dealer, view.rules.players);
  const count = view.schedule[record.index + 1] ?? 0;
  return dealer === view.seat
    ? t('summary.next.you', { count })
    : t('summary.next.other', { count, name: playerName(t, view.seats[dealer]) });
}

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
  return (
    <tr className={styles.row} data-own={own} data-side={side}>
      <td className={styles.place}>
        {place}
        <Movement gained={gained} />
      </td>
      <th scope="row" className={styles.name}>
        {sideName(t, view, side)}
        {leads ? <Leads /> : null}
      </th>
      <Results results={sideResults(view.rules, record, side)} />
      <td className={styles.points}>{signed(record.points[side] ?? 0)}</td>
      <td className={styles.total}>{plain(record.standing.totals[side] ?? 0)}</td>
    </tr>
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
      <caption className={styles.caption}>
        {t('summary.caption', { round: record.index + 1, rounds: view.schedule.length })}
      </caption>
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
