import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type Card, type PlayerView, type Seat, ledSuit, winnerOf } from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useSetting, useTable } from '@/store/hooks.ts';
import { scaled } from '@/store/pace.ts';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { TrumpOrder } from './TrumpOrder.tsx';
import { dealtRound, isCrowded, seatPlace, trickLayers } from './model.ts';
import { trickSeats } from './narration.ts';
import styles from './TrickArea.module.css';

/** How long a card travels, in ms at normal speed. */
const TRAVEL_MS = 300;

/** How far beyond the trick the seats are, in parts of the trick's own size. */
const SEAT_DISTANCE = 130;

interface PlayedCardProps {
  readonly card: Card;
  readonly seat: Seat;
  readonly view: PlayerView;
  readonly layer: number;
  readonly winning: boolean;
  readonly label: string;
  readonly seconds: number;
}

/** A small turn of its own for every card, so that a trick looks laid and not printed. */
const tilt = (seat: Seat): number => [-3, 4, -2, 3, -4, 2, 5][seat] ?? 0;

function PlayedCard({ card, seat, view, layer, winning, label, seconds }: PlayedCardProps) {
  const { x, y } = seatPlace(seat, view.seat, view.rules.players);
  return (
    <m.li
      className={styles.card}
      style={{ '--x': x, '--y': y, '--layer': layer }}
      data-winning={winning}
      initial={{ x: x * SEAT_DISTANCE, y: y * SEAT_DISTANCE, rotate: tilt(seat) * 4, opacity: 0 }}
      animate={{ x: 0, y: 0, rotate: tilt(seat), opacity: 1 }}
      variants={{
        gathered: ({ to, seconds: time }: GatherTarget) => ({
          x: to.x * SEAT_DISTANCE * 1.3,
          y: to.y * SEAT_DISTANCE * 1.3,
          scale: 0.4,
          opacity: 0,
          transition: { duration: time * 1.4, ease: 'easeIn' },
        }),
      }}
      exit="gathered"
      transition={{ duration: seconds, ease: [0.2, 0.8, 0.2, 1] }}
    >
      <PlayingCard card={card} label={label} winning={winning} />
    </m.li>
  );
}

interface GatherTarget {
  readonly to: { readonly x: number; readonly y: number };
  readonly seconds: number;
}

/** The trick on the table: each card before its player, the led suit, and who is winning. */
export function TrickArea() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const cue = useTable((state) => state.cue);
  const speed = useSetting((settings) => settings.speed);
  const seconds = scaled(TRAVEL_MS, speed) / 1000;
  const round = dealtRound(view);
  if (round === null) return null;

  const { trick, trump } = round;
  const { players } = view.rules;
  const seats = trickSeats(trick.leader, trick.cards.length, players);
  const winner = trump === null ? null : winnerOf(trick, trump, players);
  const layers = trickLayers(view.seat, players);
  const led = ledSuit(trick);
  const gathered: GatherTarget = {
    to: seatPlace(cue?.type === 'trickTaken' ? cue.winner : view.seat, view.seat, players),
    seconds,
  };
  const nameOf = (seat: Seat): string => playerName(t, view.seats[seat]);
  return (
    <section
      className={styles.area}
      data-crowded={isCrowded(players)}
      data-low-seats={players > 4}
      aria-label={t('trick.heading')}
    >
      <ol className={styles.cards}>
        <AnimatePresence custom={gathered}>
          {trick.cards.map((card, index) => {
            const seat = seats[index] ?? 0;
            const values = { name: nameOf(seat), card: cardName(t, card) };
            const winning = seat === winner;
            return (
              <PlayedCard
                key={`${round.index}-${card}`}
                card={card}
                seat={seat}
                view={view}
                layer={layers[seat] ?? 0}
                winning={winning}
                label={t(winning ? 'trick.cardWinning' : 'trick.card', values)}
                seconds={seconds}
              />
            );
          })}
        </AnimatePresence>
      </ol>
      <div className={styles.lines}>
        {trump === 'L' ? (
          <p className={styles.line}>
            <TrumpOrder led={led} />
          </p>
        ) : null}
        {led === null || winner === null ? null : (
          <p className={styles.line}>
            <span className={styles.led}>
              <SuitGlyph suit={led} />
              {t('trick.led', { suit: t(`trump.${led}`) })}
            </span>
            <span>
              {winner === view.seat
                ? t('trick.youWinning')
                : t('trick.winning', { name: nameOf(winner) })}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
