import Crown from 'lucide-react/icons/crown';
import { type PlayerView, seatsOfSide, sideOf } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { faceOf } from '@/store/setup.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import type { Expression } from '@/ui/avatar/expression.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { MadeMark } from '@/ui/made-marks.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { sideName } from './side-names.ts';
import styles from './Podium.module.css';
import { roundsMade } from './side-lines.ts';
import { placesOf, ranking } from './standings.ts';

/** In how many of the rounds a side made its bids, as in a shared result. */
const madeOfRounds = ({ rules, past }: PlayerView, side: number) => ({
  made: roundsMade(rules, past, side),
  of: past.length,
});

/** A side's place at the end of the game. */
interface PodiumPlace {
  readonly side: number;
  readonly place: number;
  readonly isWinner: boolean;
  readonly isLast: boolean;
}

function podiumPlaces({ rules, standing, round }: PlayerView): PodiumPlace[] {
  const places = placesOf(rules, standing.totals);
  const winners = round.phase === 'over' ? round.winners : [];
  const last = Math.max(...places);
  return ranking(places).map((side) => {
    const isWinner = winners.includes(side);
    const place = places[side] ?? 0;
    return { side, place, isWinner, isLast: place === last && !isWinner };
  });
}

function expressionFor({ place, isWinner, isLast }: PodiumPlace): Expression {
  if (isWinner) return 'triumphant';
  if (isLast) return 'disappointed';
  return place === 2 ? 'pleased' : 'neutral';
}

/** The portraits of a side; the player's own is a spade. */
function Faces({ view, entry }: PodiumPlaceProps) {
  return (
    <span className={styles.faces}>
      {entry.isWinner ? <Crown className={styles.crown} /> : null}
      {seatsOfSide(view.rules, entry.side).map((seat) =>
        seat === view.seat ? (
          <span key={seat} className={styles.you}>
            <SuitGlyph suit="S" />
          </span>
        ) : (
          <Avatar
            key={seat}
            className={styles.face}
            index={faceOf(view.seats[seat]?.name ?? '')}
            expression={expressionFor(entry)}
          />
        ),
      )}
    </span>
  );
}

/** Everything about a side's place, for screen readers. */
function placeText(t: Translate, view: PlayerView, { side, place }: PodiumPlace): string {
  const total = view.standing.totals[side] ?? 0;
  return plainList(t, [
    t('over.place', {
      place,
      name: sideName(t, view, side),
      points: formatNumber(total),
      count: Math.abs(total),
    }),
    `${t('bids.made')}: ${t('over.madeOf', madeOfRounds(view, side))}`,
  ]);
}

interface PodiumPlaceProps {
  readonly view: PlayerView;
  readonly entry: PodiumPlace;
}

function PodiumItem({ view, entry, rank }: PodiumPlaceProps & { readonly rank: number }) {
  const t = useTranslate();
  const { side, place } = entry;
  return (
    <li
      className={styles.step}
      data-place={place}
      data-rank={rank}
      data-own={side === sideOf(view.rules, view.seat)}
      style={{ '--rank': rank }}
    >
      <VisuallyHidden>{placeText(t, view, entry)}</VisuallyHidden>
      <span className={styles.visible} aria-hidden="true">
        <Faces view={view} entry={entry} />
        <span className={styles.name}>{sideName(t, view, side)}</span>
        <strong className={styles.total}>{formatNumber(view.standing.totals[side] ?? 0)}</strong>
        <span className={styles.made}>
          <MadeMark made />
          {t('over.madeOf', madeOfRounds(view, side))}
        </span>
        <span className={styles.block}>{place}</span>
      </span>
    </li>
  );
}

/** How many places the podium has; the other sides are listed in front of it. */
const STEPS = 3;

/** All sides by place, the first three on a podium. */
export function Podium({ view, label }: { readonly view: PlayerView; readonly label: string }) {
  const entries = podiumPlaces(view);
  return (
    <div className={styles.places}>
      <ol className={styles.podium} aria-label={label}>
        {entries.slice(0, STEPS).map((entry, rank) => (
          <PodiumItem key={entry.side} view={view} entry={entry} rank={rank} />
        ))}
      </ol>
      {entries.length > STEPS ? (
        <ol className={styles.rest} aria-label={label}>
          {entries.slice(STEPS).map((entry, index) => (
            <PodiumItem key={entry.side} view={view} entry={entry} rank={STEPS + index} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}
