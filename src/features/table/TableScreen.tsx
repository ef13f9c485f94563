import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Seat as SeatNumber, seatsFrom } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useStage, useTable } from '@/store/hooks.ts';
import { FOCUS_REST, focusIsIdle } from '@/ui/focus.ts';
import { Deck } from './start/Deck.tsx';
import { OwnHand } from './OwnHand.tsx';
import { RoundBar } from './bar/RoundBar.tsx';
import { Seat } from './seat/Seat.tsx';
import { lateDetail } from './late-detail.ts';
import { hasFewPlayers, isCrowded, platePlace } from './table-layout.ts';
import type { TurnWordsProps } from './TurnWords.tsx';
import styles from './TableScreen.module.css';
import { DECISION_MARK, useFocusRelease } from './use-focus-release.ts';

// Requested with the first screen, to be there before the first deal.
const LazyTableParts = lateDetail(
  async () => (await import('./LazyTableParts.tsx')).LazyTableParts,
);
const Narrator = lateDetail(async () => (await import('./details.ts')).Narrator);
const TurnWords = lateDetail<TurnWordsProps>(async () => (await import('./details.ts')).TurnWords);

interface TableScreenProps {
  /** The game's buttons, at the two ends of the bar. */
  readonly barStart: ReactNode;
  readonly barEnd: ReactNode;
  /** Shown on the table instead of a trick. */
  readonly center: ReactNode;
  /** Shown on the table before the first trick. */
  readonly intro?: ReactNode;
  /** Shown between table and hand. */
  readonly dock?: ReactNode;
  /** Shows the last trick: what a tap on the table does when there is nothing to speed up. */
  readonly onLastTrick?: () => void;
  /** Shows the opponent whose portrait was pressed. */
  readonly onPlayer?: ((seat: SeatNumber) => void) | undefined;
  /** Help beside the player's own seat. */
  readonly aid?: ReactNode;
  /** Whether the decision on the table has been answered: nobody's turn is shown any more. */
  readonly isAnswered?: boolean;
  /** Shown beside the table on wide screens. */
  readonly side: ReactNode;
  /** Shown at the bottom, or beside the table on low screens. */
  readonly foot?: ReactNode;
  /** Shown below other seats: open cards. */
  readonly atSeats?: ReadonlyMap<SeatNumber, ReactNode>;
  /** Whether the hand takes the focus when the table opens. */
  readonly focusHand?: boolean;
  /** What screen readers announce: a game, or a round of its own; null for nothing. */
  readonly narration?: 'game' | 'round' | null;
}

/** Within this time after a tap or a change of the table, a tap only speeds the table up. */
const CALM_MS = 900;

/** What a tap on the table does: it speeds up an opponent, or else shows the last trick. */
function useTap(onLastTrick: (() => void) | undefined): () => void {
  const stage = useStage();
  const moved = useRef(0);
  useEffect(() => stage.store.subscribe(() => (moved.current = performance.now())), [stage]);
  return () => {
    const isCalm = performance.now() - moved.current > CALM_MS;
    const { view, waitsForTap } = stage.store.getState();
    const hasTrick = view.round.phase === 'play' && view.round.taken.length > 0;
    if (isCalm && hasTrick && !waitsForTap && view.toAct.includes(view.seat)) onLastTrick?.();
    else stage.skip();
    moved.current = performance.now();
  };
}

/** Whose turn it is, or what a tap does. */
function TurnLine({ isAnswered, messageSlot }: Pick<DockProps, 'isAnswered' | 'messageSlot'>) {
  const own = useTable(({ view }) => view.toAct.includes(view.seat));
  return (
    <div className={styles.turn} data-own={own}>
      <span className={styles.turnLine} data-turn-line>
        <TurnWords isAnswered={isAnswered} />
      </span>
      <div ref={messageSlot} className={styles.messageSlot} />
    </div>
  );
}

interface OtherSeatsProps {
  readonly atSeats: TableScreenProps['atSeats'];
  readonly onPlayer: TableScreenProps['onPlayer'];
}

/** The other players, clockwise from the left. */
function OtherSeats({ atSeats, onPlayer }: OtherSeatsProps) {
  const seat = useTable((state) => state.view.seat);
  const players = useTable((state) => state.view.rules.players);
  return seatsFrom(seat + 1, players)
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
          <Seat seat={other} onFace={onPlayer} />
          {atSeats?.get(other)}
        </div>
      );
    });
}

/** The element that gets the focus when a panel with the focus disappears. */
function useRestingFocus() {
  const main = useRef<HTMLElement>(null);
  useFocusRelease();
  // Rendered again when the player's turn ends, since its panel goes then.
  useTable(({ view }) => view.toAct.includes(view.seat));
  useLayoutEffect(() => {
    if (focusIsIdle()) main.current?.focus({ preventScroll: true });
  });
  return main;
}

interface DockProps {
  readonly aid: ReactNode;
  readonly isAnswered: boolean;
  /** Where the hand says what became of a card. */
  readonly messageSlot: Ref<HTMLDivElement>;
  /** The panel for a decision. */
  readonly children: ReactNode;
}

/** The player's own seat, with the panel for a decision above it. The end of a game shows the seat itself. */
function Dock({ aid, isAnswered, messageSlot, children }: DockProps) {
  const t = useTranslate();
  const seat = useTable((state) => state.view.seat);
  const phase = useTable((state) => state.view.round.phase);
  return (
    <section className={styles.dock} aria-label={t('table.ownPlace')}>
      <div className={styles.panel} {...{ [DECISION_MARK]: '' }}>
        {children}
      </div>
      {phase === 'ready' || phase === 'over' ? null : (
        <div className={styles.own}>
          <Seat seat={seat} />
          <TurnLine isAnswered={isAnswered} messageSlot={messageSlot} />
          {aid}
        </div>
      )}
    </section>
  );
}

interface FeltProps extends OtherSeatsProps {
  readonly intro: ReactNode;
  readonly onLastTrick: (() => void) | undefined;
}

/** The others' seats around what lies on the table. */
function Felt({ intro, atSeats, onLastTrick, onPlayer }: FeltProps) {
  const phase = useTable((state) => state.view.round.phase);
  const tap = useTap(onLastTrick);
  return (
    <>
      {/* For touch and mouse; the keyboard has the space bar. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.felt} onClick={tap}>
        <OtherSeats atSeats={atSeats} onPlayer={onPlayer} />
        {phase === 'ready' ? <Deck /> : intro}
        <LazyTableParts />
      </div>
    </>
  );
}

/** The table: seats around the trick, with the player's hand below. */
export function TableScreen({
  barStart,
  barEnd,
  center,
  intro,
  dock,
  onLastTrick,
  onPlayer,
  aid,
  side,
  foot,
  atSeats,
  isAnswered = false,
  focusHand = false,
  narration = 'game',
}: TableScreenProps) {
  const t = useTranslate();
  const players = useTable((state) => state.view.rules.players);
  const phase = useTable((state) => state.view.round.phase);
  const main = useRestingFocus();
  const [messageSlot, setMessageSlot] = useState<HTMLElement | null>(null);
  return (
    <div
      className={styles.screen}
      data-phase={phase}
      data-side={side !== null}
      data-foot={foot !== undefined}
      data-crowded={isCrowded(players)}
      data-few={hasFewPlayers(players)}
      data-players={players}
    >
      <RoundBar start={barStart} end={barEnd} />
      <main ref={main} tabIndex={-1} {...{ [FOCUS_REST]: '' }} className={styles.table}>
        <h1 className={styles.heading}>{t('table.heading')}</h1>
        <Felt {...{ intro, atSeats, onLastTrick, onPlayer }} />
        {center === null ? null : (
          <div className={styles.center} {...{ [DECISION_MARK]: '' }}>
            {center}
          </div>
        )}
      </main>
      <Dock aid={aid} isAnswered={isAnswered} messageSlot={setMessageSlot}>
        {dock}
      </Dock>
      <OwnHand focus={focusHand} messageSlot={messageSlot} />
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
      {side === null ? null : <aside className={styles.side}>{side}</aside>}
      {narration === null ? null : <Narrator isApart={narration === 'round'} />}
    </div>
  );
}
