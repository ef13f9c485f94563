import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import {
  type PlayerView,
  type Trump,
  hasPartners,
  paidStreak,
  paysStreaks,
  targetOf,
  trumpSuitOf,
} from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Streak } from '@/ui/made-marks.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { observeSize } from '@/ui/observe-size.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { LeaderMark } from './result-marks.tsx';
import { STREAK_MARK } from './streaks.ts';
import { sideName } from './side-names.ts';
import styles from './ScoreSheet.module.css';
import { RunningCell, type RunningRound, ScoredCell } from './SheetCells.tsx';
import { leadersOf } from './standings.ts';

const runningRound = ({ round }: PlayerView): RunningRound | null =>
  round.phase === 'ready' || round.phase === 'scored' || round.phase === 'over' ? null : round;

/** The index of the current row: the round in progress or the one just scored; null at the end. */
const currentIndex = ({ round }: PlayerView): number | null =>
  round.phase === 'ready' || round.phase === 'over' ? null : round.index;

interface LineProps {
  readonly index: number;
  readonly handSize: number;
  readonly trump: Trump | null;
  readonly current: boolean;
  readonly running: boolean;
  /** Whether it is the last row. */
  readonly last: boolean;
  readonly onLast: () => void;
  readonly children: ReactNode;
}

/** The row of a round: what was dealt, then a cell for every side. */
function Line({ index, handSize, trump, current, running, last, onLast, children }: LineProps) {
  const t = useTranslate();
  useEffect(() => {
    if (last) onLast();
  }, [last, onLast]);
  const suit = trumpSuitOf(trump);
  const label = t('sheet.roundLabel', {
    round: index + 1,
    count: handSize,
    trump: trump === null ? t('trump.unnamed') : t(`trump.${trump}`),
  });
  return (
    <tr className={styles.row} aria-current={current ? 'true' : undefined}>
      <th scope="row" className={styles.round}>
        <span className={styles.hand} aria-hidden="true">
          {handSize}
          {suit !== null || trump === 'N' ? <SuitGlyph suit={suit} /> : null}
        </span>
        <VisuallyHidden>
          {running ? plainList(t, [label, t('sheet.running')]) : label}
        </VisuallyHidden>
      </th>
      {children}
    </tr>
  );
}

interface PartProps {
  readonly view: PlayerView;
  readonly sides: readonly number[];
}

function Lines({ view, sides, onLast }: PartProps & Pick<LineProps, 'onLast'>) {
  const current = currentIndex(view);
  const running = runningRound(view);
  return (
    <tbody>
      {view.past.map((record) => (
        <Line
          key={record.index}
          index={record.index}
          handSize={record.handSize}
          trump={record.trump}
          current={record.index === current}
          running={false}
          last={running === null && record.index === view.past.length - 1}
          onLast={onLast}
        >
          {sides.map((side) => (
            <ScoredCell key={side} view={view} record={record} side={side} />
          ))}
        </Line>
      ))}
      {running === null ? null : (
        <Line
          index={running.index}
          handSize={running.handSize}
          trump={running.trump}
          current
          running
          last
          onLast={onLast}
        >
          {sides.map((side) => (
            <RunningCell key={side} view={view} round={running} side={side} />
          ))}
        </Line>
      )}
    </tbody>
  );
}

function Totals({ view, sides }: PartProps) {
  const t = useTranslate();
  const { totals } = view.standing;
  const leaders = leadersOf(view.rules, totals);
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.round}>
          {t('score.total')}
        </th>
        {sides.map((side) => (
          <td key={side} className={styles.sum} data-side={side}>
            <span data-testid={`total-${side}`}>{formatNumber(totals[side] ?? 0)}</span>
            {leaders.includes(side) ? (
              <LeaderMark isGameOver={view.round.phase === 'over'} />
            ) : null}
            <Streak streak={paidStreak(view, side)} className={styles.streak} />
            {hasPartners(view.rules) ? (
              <span className={styles.bags}>
                {t('sheet.bags', { bags: view.standing.bags[side] ?? 0 })}
              </span>
            ) : null}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** From this many sides on, columns are narrow. */
const MANY = 5;

/** Whether a figure has four digits or more, which take all of a narrow column. */
const hasThousands = ({ past, standing }: PlayerView): boolean =>
  [standing.totals, ...past.flatMap((round) => [round.points, round.standing.totals])]
    .flat()
    .some((figure) => Math.abs(figure) >= 1000);

/** The legend of the sheet. */
function captionOf(t: Translate, view: PlayerView, empty: boolean): string {
  if (empty) return t('sheet.empty');
  const target = targetOf(view.rules);
  if (target !== null && hasPartners(view.rules))
    return t('sheet.captionTarget', { points: target });
  const legend = target === null ? t('sheet.caption') : t('sheet.captionTo', { points: target });
  // Named like a player in the ledger: "★: streak".
  const mark = t('ledger.streak', { name: STREAK_MARK });
  return paysStreaks(view.rules) ? `${legend} · ${mark}` : legend;
}

/** Tolerance in px for a scroll position at the end. */
const END_TOLERANCE = 2;

/** Scrolls a box to its end, and keeps it there when its size changes, unless it has been scrolled back. */
function useScrollToEnd() {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  /** The height of the box when it was last scrolled by `toEnd`, in px. */
  const height = useRef(0);
  const toEnd = useCallback(() => {
    if (box.current === null) return;
    isAtEnd.current = true;
    height.current = box.current.clientHeight;
    box.current.scrollTop = box.current.scrollHeight;
  }, []);
  const onScroll = (): void => {
    if (box.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // A change of the size scrolls the box, too.
    if (clientHeight === height.current)
      isAtEnd.current = scrollTop + clientHeight >= scrollHeight - END_TOLERANCE;
  };
  useEffect(
    () =>
      observeSize([box.current], () => {
        if (isAtEnd.current) toEnd();
        else height.current = box.current?.clientHeight ?? 0;
      }),
    [toEnd],
  );
  return { box, toEnd, onScroll };
}

/**
 * The whole score sheet: rounds down, sides across. It fills the height that it is given and
 * scrolls in itself, always down to the last line.
 */
export function ScoreSheet({ view }: { readonly view: PlayerView }) {
  const t = useTranslate();
  const { box, toEnd, onScroll } = useScrollToEnd();
  const caption = useId();
  const sides = view.standing.totals.map((_, side) => side);
  const empty = view.past.length === 0 && runningRound(view) === null;

  return (
    <section
      ref={box}
      className={styles.scroller}
      aria-labelledby={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it.
      tabIndex={0}
      onScroll={onScroll}
    >
      <table
        className={styles.sheet}
        data-many={sides.length >= MANY}
        data-thousands={hasThousands(view)}
      >
        <caption id={caption} className={styles.caption}>
          {captionOf(t, view, empty)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.round}>
              {t('records.cards')}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" className={styles.player}>
                {sideName(t, view, side)}
              </th>
            ))}
          </tr>
        </thead>
        <Lines view={view} sides={sides} onLast={toEnd} />
        <Totals view={view} sides={sides} />
      </table>
    </section>
  );
}
