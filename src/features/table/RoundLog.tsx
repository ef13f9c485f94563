import {
  type Card,
  type PlayerView,
  type Seat,
  type TakenTrick,
  dealtRound,
  seatsFrom,
  suitOf,
} from '@/engine/index.ts';
import { cardName, rankSymbol } from '@/i18n/card-names.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './RoundLog.module.css';
import { trickSeats } from './turn-line.ts';

/** A card as inline text. */
function CardWord({ card }: { readonly card: Card }) {
  const t = useTranslate();
  const suit = suitOf(card);
  return (
    <>
      <span className={styles.card} aria-hidden="true">
        {rankSymbol(card)}
        {suit === null ? null : <SuitGlyph suit={suit} on="paper" />}
      </span>
      <VisuallyHidden>{cardName(t, card)}</VisuallyHidden>
    </>
  );
}

/** The card that a seat played to a trick. */
function cardOf(trick: TakenTrick, seat: Seat, players: number): Card | undefined {
  return trick.cards[trickSeats(trick.leader, trick.cards.length, players).indexOf(seat)];
}

interface TrickRowProps {
  readonly trick: TakenTrick;
  readonly number: number;
  readonly seats: readonly Seat[];
}

function TrickRow({ trick, number, seats }: TrickRowProps) {
  const t = useTranslate();
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <span aria-hidden="true">{number}</span>
        <VisuallyHidden>{t('log.trick', { number })}</VisuallyHidden>
      </th>
      {seats.map((seat) => {
        const card = cardOf(trick, seat, seats.length);
        return (
          <td key={seat} data-won={seat === trick.winner} data-led={seat === trick.leader}>
            {card === undefined ? null : <CardWord card={card} />}
            {seat === trick.winner ? <VisuallyHidden>{t('log.won')}</VisuallyHidden> : null}
          </td>
        );
      })}
    </tr>
  );
}

/** A seat's bid, if visible. */
function BidCell({ view, seat }: { readonly view: PlayerView; readonly seat: Seat }) {
  const t = useTranslate();
  const bid = dealtRound(view)?.bids[seat] ?? null;
  if (bid === null) return null;
  return <span>{bid === 'sealed' ? t('seat.sealedShort') : bid}</span>;
}

/** The number of letters of the longest word in the players' names, which is not broken. */
const longestWord = (names: readonly string[]): number =>
  Math.max(...names.flatMap((name) => name.split(' ')).map(({ length }) => length));

/** The log of the round: all bids and tricks. */
export function RoundLog() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const round = dealtRound(view);
  const seats = seatsFrom(view.seat, view.rules.players);
  if (round === null) return <p>{t('log.none')}</p>;
  const names = seats.map((seat) => playerName(t, view.seats[seat]));
  return (
    <div
      className={styles.frame}
      style={{ '--players': seats.length, '--letters': longestWord(names) }}
    >
      <table className={styles.log} data-many={seats.length > 5}>
        <caption className={styles.caption}>{t('log.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              <VisuallyHidden>{t('trick.heading')}</VisuallyHidden>
            </th>
            {seats.map((seat, index) => (
              <th key={seat} scope="col" className={styles.player}>
                {names[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.bids}>
            <th scope="row">{t('score.bid')}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <BidCell view={view} seat={seat} />
              </td>
            ))}
          </tr>
          {round.taken.map((trick, index) => (
            <TrickRow key={trick.cards.join()} trick={trick} number={index + 1} seats={seats} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
