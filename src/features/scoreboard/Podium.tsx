import Crown from 'lucide-react/icons/crown';
import { type PlayerView, hasPartners, seatsOfSide, sideOf } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { faceOf } from '@/store/setup.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import type { Expression } from '@/ui/avatar/expression.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { sideName } from './names.ts';
import styles from './Podium.module.css';
import { contracts } from './side-lines.ts';
import { madeCount, placesOf, ranking } from './standings.ts';

/** How many bids (in partnerships, contracts) a side made, and of how many. */
function promises({ rules, past }: PlayerView, side: number): { made: number; of: number } {
  if (hasPartners(rules)) return contracts(rules, past, side);
  const [seat = 0] = seatsOfSide(rules, side);
  return { made: madeCount(past, seat), of: past.length };
}

/** A side's place at the end of the game. */
interface Stand {
  readonly side: number;
  readonly place: number;
  readonly isWinner: boolean;
  readonly isLast: boolean;
}

function standsOf({ rules, standing, round }: PlayerView): Stand[] {
  const places = placesOf(rules, standing.totals);
  const winners = round.phase === 'over' ? round.winners : [];
  const last = Math.max(...places);
  return ranking(places).map((side) => {
    const isWinner = winners.includes(side);
    const place = places[side] ?? 0;
    return { side, place, isWinner, isLast: place === last && !isWinner };
  });
}

function expressionAt({ place, isWinner, isLast }: Stand): Expression {
  if (isWinner) return 'triumphant';
  if (isLast) return 'disappointed';
  return place === 2 ? 'pleased' : 'neutral';
}

/** The portraits of a side; the player, whose face nobody has drawn, is a spade. */
function Faces({ view, stand }: StandProps) {
  return (
    <span className={styles.faces}>
      {stand.isWinner ? <Crown className={styles.crown} /> : null}
      {seatsOfSide(view.rules, stand.side).map((seat) =>
        seat === view.seat ? (
          <span key={seat} className={styles.you}>
            <SuitGlyph suit="S" />
          </span>
        ) : (
          <Avatar
            key={seat}
            className={styles.face}
            index={faceOf(view.seats[seat]?.name ?? '')}
            expression={expressionAt(stand)}
          />
        ),
      )}
    </span>
  );
}

/** Everything about a side's place, for screen readers. */
function standText(t: Translate, view: PlayerView, { side, place }: Stand): string {
  const total = view.standing.totals[side] ?? 0;
  const label = t(hasPartners(view.rules) ? 'over.contracts' : 'bids.made');
  return plainList(t, [
    t('over.place', {
      place,
      name: sideName(t, view, side),
      points: formatNumber(total),
      count: Math.abs(total),
    }),
    `${label}: ${t('over.madeOf', promises(view, side))}`,
  ]);
}

interface StandProps {
  readonly view: PlayerView;
  readonly stand: Stand;
}

function StandItem({ view, stand, rank }: StandProps & { readonly rank: number }) {
  const t = useTranslate();
  const { side, place } = stand;
  return (
    <li
      className={styles.stand}
      data-place={place}
      data-rank={rank}
      data-own={side === sideOf(view.rules, view.seat)}
      style={{ '--rank': rank }}
    >
      <VisuallyHidden>{standText(t, view, stand)}</VisuallyHidden>
      <span className={styles.seen} aria-hidden="true">
        <Faces view={view} stand={stand} />
        <span className={styles.name}>{sideName(t, view, side)}</span>
        <strong className={styles.total}>{formatNumber(view.standing.totals[side] ?? 0)}</strong>
        <span className={styles.made}>{t('over.madeOf', promises(view, side))}</span>
        <span className={styles.block}>{place}</span>
      </span>
    </li>
  );
}

/** How many stand on the podium; the rest stand before it. */
const STEPS = 3;

/** All sides by place, the first three on a podium. */
export function Podium({ view, label }: { readonly view: PlayerView; readonly label: string }) {
  const stands = standsOf(view);
  return (
    <div className={styles.places}>
      <ol className={styles.podium} aria-label={label}>
        {stands.slice(0, STEPS).map((stand, rank) => (
          <StandItem key={stand.side} view={view} stand={stand} rank={rank} />
        ))}
      </ol>
      {stands.length > STEPS ? (
        <ol className={styles.rest} aria-label={label}>
          {stands.slice(STEPS).map((stand, index) => (
            <StandItem key={stand.side} view={view} stand={stand} rank={STEPS + index} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}
