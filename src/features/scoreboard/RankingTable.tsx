import type { ReactNode } from 'react';
import { type PlayerView, hasPartners, seatsOfSide, sideOf } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { faceOf } from '@/store/setup.ts';
import { newLeader } from '@/store/table/moments.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { classNames } from '@/ui/class-names.ts';
import { CountUp } from '@/ui/CountUp.tsx';
import { LeaderMark, Movement } from './result-marks.tsx';
import { sideName } from './side-names.ts';
import styles from './RankingTable.module.css';
import { leadersOf, placesOf, ranking, rowsGained, seatResult } from './standings.ts';

interface RankingTableProps {
  readonly view: PlayerView;
  readonly caption: string;
  readonly captionClass: string | undefined;
  /** The columns between name and total. */
  readonly headings: readonly string[];
  /** By side: one cell for each heading. */
  readonly cells: readonly ReactNode[];
  /** Places gained by side; null before the first round. */
  readonly gained?: readonly (number | null)[];
  /** A note by side, on a line of its own. */
  readonly details?: readonly ReactNode[];
}

/** Place, name and total. */
const OWN_COLUMNS = 3;

interface FaceProps {
  readonly view: PlayerView;
  readonly side: number;
}

/** The portrait of one player, pleased or not; the player's own is a spade. */
function Face({ view, side }: FaceProps) {
  const [seat = 0] = seatsOfSide(view.rules, side);
  const record = view.past.at(-1);
  if (record === undefined || hasPartners(view.rules)) return null;
  if (seat === view.seat)
    return (
      <span className={classNames(styles.face, styles.you)}>
        <SuitGlyph suit="S" />
      </span>
    );
  return (
    <Avatar
      className={styles.face}
      index={faceOf(view.seats[seat]?.name ?? '')}
      expression={seatResult(record, seat).made ? 'pleased' : 'disappointed'}
    />
  );
}

interface RankingRowProps extends Pick<RankingTableProps, 'view' | 'headings'> {
  readonly side: number;
  readonly place: number | undefined;
  readonly isLeading: boolean;
  readonly gained: number | null;
  /** How many rows further down it starts; negative: further up. */
  readonly moved: number;
  /** Whether the round has just ended; false in a replay. */
  readonly isJustScored: boolean;
  readonly cells: ReactNode;
  readonly details: ReactNode;
}

/** A side's row, and its note below. */
function RankingRow({
  view,
  headings,
  side,
  place,
  isLeading,
  gained,
  moved,
  isJustScored,
  cells,
  details,
}: RankingRowProps) {
  const t = useTranslate();
  const total = view.standing.totals[side] ?? 0;
  return (
    <>
      <tr
        className={styles.row}
        data-own={side === sideOf(view.rules, view.seat)}
        data-side={side}
        data-moved={moved === 0 ? undefined : moved > 0 ? 'up' : 'down'}
        style={{ '--moved': moved }}
      >
        <td className={styles.rank}>
          {place}
          <Movement gained={gained} />
        </td>
        <th scope="row" className={styles.name}>
          <span className={styles.label}>
            <Face view={view} side={side} />
            {sideName(t, view, side)}
            {isLeading ? (
              <span className={styles.crown}>
                <LeaderMark
                  isGameOver={view.round.phase === 'over'}
                  isNew={isJustScored && newLeader(view) === side}
                />
              </span>
            ) : null}
          </span>
        </th>
        {cells}
        <td className={styles.total}>
          <CountUp
            from={total - (isJustScored ? (view.past.at(-1)?.points[side] ?? 0) : 0)}
            to={total}
            format={formatNumber}
          />
        </td>
      </tr>
      {details === undefined ? null : (
        <tr className={styles.detail}>
          <td colSpan={OWN_COLUMNS + headings.length}>{details}</td>
        </tr>
      )}
    </>
  );
}

/** All sides by place, with crowns for the leaders and the viewer's side marked. */
export function RankingTable(props: RankingTableProps) {
  const { view, caption, captionClass, headings, cells, gained = [], details = [] } = props;
  const t = useTranslate();
  const { totals } = view.standing;
  const places = placesOf(view.rules, totals);
  const leaders = leadersOf(view.rules, totals);
  const isJustScored = useTable(({ cue }) => cue?.type === 'roundScored');
  // Rows with notes differ in height, so none moves.
  const moved = isJustScored && details.length === 0 ? rowsGained(view) : [];
  return (
    <table className={styles.table}>
      <caption className={captionClass}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('score.place')}</th>
          <th scope="col" className={styles.name}>
            {t('score.player')}
          </th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          <th scope="col">{t('score.total')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking(places).map((side) => (
          <RankingRow
            key={side}
            view={view}
            headings={headings}
            side={side}
            place={places[side]}
            isLeading={leaders.includes(side)}
            gained={gained[side] ?? null}
            moved={moved[side] ?? 0}
            isJustScored={isJustScored}
            cells={cells[side]}
            details={details[side]}
          />
        ))}
      </tbody>
    </table>
  );
}
