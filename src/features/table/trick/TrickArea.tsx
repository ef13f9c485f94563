import { AnimatePresence } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';
import {
  type Card,
  type DealtView,
  type PlayerView,
  type Seat,
  breaksTrump,
  dealtRound,
  ledSuit,
  winnerOf,
} from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { isYou, playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { lastTrickSeats } from '@/store/table/moments.ts';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { LastTrickNotice } from './LastTrickNotice.tsx';
import { OwnStamp } from '../seat/OwnStamp.tsx';
import { PlayedCard } from './PlayedCard.tsx';
import { TrumpOrder } from '../bar/TrumpOrder.tsx';
import { hasFewPlayers, isCrowded, seatPlace, trickLayers } from '../table-layout.ts';
import { trickSeats } from '../turn-line.ts';
import styles from './TrickArea.module.css';
import { useOrigins } from './use-origins.ts';

/** Whether a card trumps a trick that was led in another suit. */
function isRuff({ trick, trump }: DealtView, card: Card): boolean {
  const led = ledSuit(trick);
  return led !== null && trump !== null && breaksTrump(card, led, trump);
}

/** The winner of the trick being gathered, read by the leaving cards. */
function useTrickWinner() {
  const cue = useTable((state) => state.cue);
  const winner = useRef<Seat | null>(null);
  // A layout effect, to run before the effects of the cards.
  useLayoutEffect(() => {
    winner.current = cue?.type === 'trickTaken' ? cue.winner : null;
  }, [cue]);
  return winner;
}

interface TrickLinesProps {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly winner: Seat | null;
}

/** The order of trumps, the suit led, who is winning, and whether the last trick decides. */
function TrickLines({ view, round: { trick, trump }, winner }: TrickLinesProps) {
  const t = useTranslate();
  const led = ledSuit(trick);
  return (
    <div className={styles.lines}>
      {trump === 'L' ? (
        <p className={styles.line} data-order>
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
            {isYou(view, winner)
              ? t('trick.youWinning')
              : t('trick.winning', { name: playerName(t, view.seats[winner]) })}
          </span>
        </p>
      )}
      {led !== null && lastTrickSeats(view).length > 0 ? (
        <p className={styles.line} data-last-trick>
          {t('moment.lastTrick')}
        </p>
      ) : null}
    </div>
  );
}

/** The trick on the table. */
export function TrickArea() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const origins = useOrigins();
  const gatheredBy = useTrickWinner();
  const round = dealtRound(view);
  if (round === null) return null;

  const { trick, trump } = round;
  const { players } = view.rules;
  const seats = trickSeats(trick.leader, trick.cards.length, players);
  const winner = trump === null ? null : winnerOf(trick, trump, view.rules);
  const layers = trickLayers(trick.leader, view.seat, players);
  return (
    <section
      className={styles.area}
      style={{ '--places': players - 1 }}
      data-crowded={isCrowded(players)}
      data-players={players}
      data-few={hasFewPlayers(players)}
      data-testid="trick"
      data-phase={round.phase}
      aria-label={t('trick.heading')}
    >
      <OwnStamp />
      <LastTrickNotice />
      <ol className={styles.cards}>
        <AnimatePresence>
          {trick.cards.map((card, index) => {
            const seat = seats[index] ?? 0;
            const values = { name: playerName(t, view.seats[seat]), card: cardName(t, card) };
            const winning = seat === winner;
            return (
              <PlayedCard
                key={`${round.index}-${card}`}
                card={card}
                seat={seat}
                place={seatPlace(seat, view.seat, players)}
                below={seat === view.seat ? null : ((seat - view.seat + players) % players) - 1}
                layer={layers[seat] ?? 0}
                origins={origins}
                winner={gatheredBy}
                isRuff={isRuff(round, card)}
              >
                <PlayingCard
                  card={card}
                  className={styles.face}
                  label={t(winning ? 'trick.cardWinning' : 'trick.card', values)}
                  winning={winning}
                />
              </PlayedCard>
            );
          })}
        </AnimatePresence>
      </ol>
      <TrickLines view={view} round={round} winner={winner} />
    </section>
  );
}
