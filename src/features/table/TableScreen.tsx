import { type ReactNode, Suspense, lazy, useEffect, useRef } from 'react';
import { type Seat as SeatNumber, seatsFrom } from '@/engine/index.ts';
import { loadWords } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useStage, useTable } from '@/store/hooks.ts';
import { FOCUS_REST, focusIsIdle } from '@/ui/focus.ts';
import { Deck } from './Deck.tsx';
import { OwnHand } from './OwnHand.tsx';
import { RoundBar } from './RoundBar.tsx';
import { Seat } from './Seat.tsx';
import { isCrowded, platePlace } from './model.ts';
import { turnLine } from './turn-line.ts';
import styles from './TableScreen.module.css';
import { DECIDES, useFocusRelease } from './use-focus-release.ts';

/** Asked for with the first picture, so that it is there before the first deal. */
const TableMotion = lazy(() =>
  import('./TableMotion.tsx').then((module) => ({ default: module.TableMotion })),
);

/** With the words that it says. Asked for with the first picture, to be there before the first deal. */
const Narrator = lazy(async () => {
  const [module] = await Promise.all([import('./Narrator.tsx'), loadWords()]);
  return { default: module.Narrator };
});

interface TableScreenProps {
  /** The game's buttons, at the two ends of the bar. */
  readonly barStart: ReactNode;
  readonly barEnd: ReactNode;
  /** What lies on the table instead of a trick: the deal button, a summary, the end. */
  readonly centre: ReactNode;
  /** What stands between table and hand: the bidding panel, the deal button. */
  readonly dock?: ReactNode;
  /** What helps with a decision, beside the own place. */
  readonly aid?: ReactNode;
  /** What stands beside the table where there is room: the sheet. */
  readonly side: ReactNode;
  /** What stands at the lower edge, or beside the table where the screen is low. */
  readonly foot?: ReactNode;
  /** What stands below the plate of another player: the cards, where they are open. */
  readonly atSeats?: ReadonlyMap<SeatNumber, ReactNode>;
  /** Whether the focus comes to the hand as soon as the table opens. */
  readonly handFirst?: boolean;
  /**
   * What is told to those who do not see it: a game, or a round apart from any; null: nothing, for
   * a replay tells it in its own way.
   */
  readonly tells?: 'game' | 'round' | null;
}

/** Whose turn it is, in words; and what a tap does while a trick waits to be gathered. */
function TurnLine() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const waitsForTap = useTable((state) => state.waitsForTap);
  const line = turnLine(t, view);
  const own = view.toAct.includes(view.seat);
  return (
    <p className={styles.turn} data-own={own}>
      {waitsForTap ? t('turn.tap') : line}
    </p>
  );
}

/** The one screen of the game: seats around the trick, the own hand in reach of a thumb. */
export function TableScreen({
  barStart,
  barEnd,
  centre,
  dock,
  aid,
  side,
  foot,
  atSeats,
  handFirst = false,
  tells = 'game',
}: TableScreenProps) {
  const t = useTranslate();
  const stage = useStage();
  const seat = useTable((state) => state.view.seat);
  const players = useTable((state) => state.view.rules.players);
  const phase = useTable((state) => state.view.round.phase);
  const asked = useTable(({ view }) => view.toAct.includes(view.seat));
  const main = useRef<HTMLElement>(null);
  useFocusRelease();
  // A button that is gone with its question must not leave the focus nowhere.
  useEffect(() => {
    if (focusIsIdle()) main.current?.focus({ preventScroll: true });
  });
  return (
    <div
      className={styles.screen}
      data-phase={phase}
      data-asked={asked}
      data-side={side !== null}
      data-foot={foot !== undefined}
      data-crowded={isCrowded(players)}
      data-few={players <= 4}
    >
      <RoundBar start={barStart} end={barEnd} />
      <main ref={main} tabIndex={-1} {...{ [FOCUS_REST]: '' }} className={styles.table}>
        <h1 className={styles.heading}>{t('table.heading')}</h1>
        {/* A convenience for touch and mouse; by keyboard the same is done with the space bar. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={styles.felt} data-covered={centre !== null} onClick={() => stage.skip()}>
          {seatsFrom(seat + 1, players)
            .slice(0, -1)
            .map((other, index) => {
              const { x, y } = platePlace(other, seat, players);
              const place = { '--x': x, '--y': y, '--index': index, '--places': players - 1 };
              return (
                <div
                  key={other}
                  className={styles.place}
                  style={place}
                  data-opposite={Math.abs(x) < 0.1 || undefined}
                >
                  <Seat seat={other} />
                  {atSeats?.get(other)}
                </div>
              );
            })}
          {phase === 'ready' ? <Deck /> : null}
          <Suspense>
            <TableMotion />
          </Suspense>
        </div>
        {centre === null ? null : (
          <div className={styles.centre} {...{ [DECIDES]: '' }}>
            {centre}
          </div>
        )}
      </main>
      <section className={styles.dock} aria-label={t('table.ownPlace')}>
        <div className={styles.panel} {...{ [DECIDES]: '' }}>
          {dock}
        </div>
        {phase === 'ready' ? null : (
          <div className={styles.own}>
            <Seat seat={seat} />
            <TurnLine />
            {aid}
          </div>
        )}
      </section>
      <OwnHand first={handFirst} />
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
      {side === null ? null : <aside className={styles.side}>{side}</aside>}
      {tells === null ? null : (
        <Suspense>
          <Narrator isApart={tells === 'round'} />
        </Suspense>
      )}
    </div>
  );
}
