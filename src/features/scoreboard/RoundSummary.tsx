import { Fragment, useId, useRef } from 'react';
import {
  type PlayerView,
  type RoundRecord,
  hasPartners,
  leadingSides,
  seatAfter,
  targetOf,
} from '@/engine/index.ts';
import { formatNumber, formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { isYou, playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { BigStepButton } from '@/ui/BigStepButton.tsx';
import { Button } from '@/ui/Button.tsx';
import { useIdleFocus } from '@/ui/focus.ts';
import { Ledger } from './Ledger.tsx';
import { Results } from './result-marks.tsx';
import { outcomeText } from './outcome-text.ts';
import { RankingTable } from './RankingTable.tsx';
import { useOwnClicks } from '@/ui/use-own-clicks.ts';
import styles from './RoundSummary.module.css';
import { resultLines } from './side-lines.ts';
import { placesGained } from './standings.ts';

/** The round's number, and the game's end. */
function position(t: Translate, view: PlayerView, { index }: RoundRecord): string {
  const target = targetOf(view.rules);
  return target === null
    ? t('round.position', { round: index + 1, rounds: view.schedule.length })
    : t('round.target', { round: index + 1, points: target });
}

/** Why the game continues although the target was reached [SP-6]; '' if it was not. */
function tieLine(t: Translate, { rules, standing: { totals } }: PlayerView): string {
  const target = targetOf(rules);
  const best = Math.max(...totals);
  const isTied = target !== null && best >= target && leadingSides(rules, totals).length > 1;
  return isTied ? t('summary.tied', { points: formatNumber(best) }) : '';
}

/** What comes next: how many cards, and who deals them. */
function nextRound(t: Translate, view: PlayerView, record: RoundRecord): string {
  const dealer = seatAfter(record.dealer, view.rules.players);
  const count = view.schedule[record.index + 1] ?? 0;
  return isYou(view, dealer)
    ? t('summary.next.you', { count })
    : t('summary.next.other', { count, name: playerName(t, view.seats[dealer]) });
}

/** The points of a side, line by line. */
function SideDetail({ view, record, side }: OutcomeProps & { readonly side: number }) {
  const t = useTranslate();
  return (
    <>
      <Ledger view={view} record={record} side={side} />
      <p className={styles.bags}>{t('summary.bags', { bags: record.standing.bags[side] ?? 0 })}</p>
    </>
  );
}

interface OutcomeProps {
  readonly view: PlayerView;
  readonly record: RoundRecord;
}

function Standings({ view, record }: OutcomeProps) {
  const t = useTranslate();
  const sides = view.standing.totals.map((_, side) => side);
  return (
    <div className={styles.ranking}>
      <RankingTable
        view={view}
        caption={position(t, view, record)}
        captionClass={styles.caption}
        headings={[t('score.bid'), t('score.took'), t('score.points')]}
        cells={sides.map((side) => (
          <Fragment key={side}>
            <Results results={resultLines(view.rules, record, side)} />
            <td>{formatSigned(record.points[side] ?? 0)}</td>
          </Fragment>
        ))}
        gained={placesGained(view)}
        details={sides
          .filter(() => hasPartners(view.rules))
          .map((side) => (
            <SideDetail key={side} view={view} record={record} side={side} />
          ))}
      />
    </div>
  );
}

interface RoundSummaryProps {
  /** null in a replay. */
  readonly onNext: (() => void) | null;
  /** Absent if there is nothing to review. */
  readonly onReview?: () => void;
  /** Compares the game so far with other levels; absent where there is no such game. */
  readonly onCompare?: () => void;
}

/** The summary between two rounds: results, places, and what comes next. */
export default function RoundSummary({ onNext, onReview, onCompare }: RoundSummaryProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  const record = view.past.at(-1);
  const onClickCapture = useOwnClicks();
  useIdleFocus(button);

  if (record === undefined) return null;
  const tied = tieLine(t, view);
  return (
    <section
      className={styles.summary}
      style={{ '--rows': view.standing.totals.length }}
      aria-labelledby={heading}
      onClickCapture={onClickCapture}
      data-testid="round-summary"
    >
      <h2 id={heading} className={styles.heading}>
        {outcomeText(t, view, record)}
        {tied === '' ? null : <span className={styles.tied}>{tied}</span>}
      </h2>
      <Standings view={view} record={record} />
      {onNext === null ? null : (
        <div className={styles.next}>
          <p className={styles.nextRound}>{nextRound(t, view, record)}</p>
          <div className={styles.buttons}>
            {onReview === undefined ? null : (
              <Button onClick={onReview}>{t('review.title')}</Button>
            )}
            {onCompare === undefined ? null : (
              <Button className={styles.compare} onClick={onCompare}>
                {t('compare.open')}
              </Button>
            )}
            <BigStepButton
              ref={button}
              variant="primary"
              onClick={onNext}
              aria-describedby={heading}
            >
              {t('next.round')}
            </BigStepButton>
          </div>
        </div>
      )}
    </section>
  );
}
