import type { ReactNode } from 'react';
import { type PlayerView, hasPartners, seatsOfSide } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import styles from './GameOver.module.css';
import { namesOf, seatsOfSides, sideName } from './names.ts';
import { formatSigned } from '@/i18n/format.ts';
import { outcome } from './outcome.ts';
import { RankingTable } from './RankingTable.tsx';
import { contracts } from './side-lines.ts';
import { bestRounds, madeCount } from './standings.ts';
import { TotalsChart } from './TotalsChart.tsx';

/** The winner or winners [END-1]. */
function winnersLine(t: Translate, view: PlayerView, winners: readonly number[]): string {
  const seats = seatsOfSides(view.rules, winners);
  const names = namesOf(t, view, seats);
  if (winners.length > 1) return t('over.win.shared', { names });
  if (seats.length > 1) return t('over.win.side', { names });
  return seats[0] === view.seat ? t('over.win.you') : t('over.win.one', { name: names });
}

/** The best round; nothing if all are equal. */
function bestLine(t: Translate, view: PlayerView): string {
  const best = bestRounds(view);
  const [first] = best;
  if (first === undefined) return '';
  const points = formatSigned(first.points);
  if (best.length === 1)
    return t('over.best.one', {
      name: sideName(t, view, first.side),
      points,
      round: first.index + 1,
    });
  const sides = [...new Set(best.map(({ side }) => side))];
  if (sides.length === view.standing.totals.length) return '';
  return t('over.best.shared', {
    points,
    names: namesOf(t, view, seatsOfSides(view.rules, sides)),
  });
}

/** How many bids (in partnerships, contracts) a side made, and of how many. */
function promises({ rules, past }: PlayerView, side: number): { made: number; of: number } {
  if (hasPartners(rules)) return contracts(rules, past, side);
  const seats = seatsOfSide(rules, side);
  return {
    made: seats.reduce((sum, seat) => sum + madeCount(past, seat), 0),
    of: past.length,
  };
}

function FinalRanking({ view }: { readonly view: PlayerView }) {
  const t = useTranslate();
  const rounds = view.past.length;
  const sides = view.standing.totals.map((_, side) => side);
  return (
    <div className={styles.ranking}>
      <RankingTable
        view={view}
        caption={t('over.caption', { rounds })}
        captionClass={styles.caption}
        headings={[t(hasPartners(view.rules) ? 'over.contracts' : 'bids.made')]}
        cells={sides.map((side) => (
          <td key={side}>{t('over.madeOf', promises(view, side))}</td>
        ))}
      />
    </div>
  );
}

/** From this many sides on, the chart's legend is too large for a phone. */
const MANY = 6;

/** The last round's result, which has no summary of its own. */
function LastRound({ view, id }: { readonly view: PlayerView; readonly id: string | undefined }) {
  const t = useTranslate();
  const record = view.past.at(-1);
  if (record === undefined) return null;
  return (
    <p id={id} className={styles.best}>
      <strong>{t('over.last')}</strong> {outcome(t, view, record)}
    </p>
  );
}

interface FinalResultProps {
  /** The ids of its heading and of the last round's text. */
  readonly heading: string;
  readonly last?: string;
  /** The game's origin: a daily deal or a shared game. */
  readonly occasion?: ReactNode;
  /** The buttons below. */
  readonly children?: ReactNode;
}

/** The final result: winners and ranking. */
export function FinalResult({ heading, last, occasion, children }: FinalResultProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  if (view.round.phase !== 'over') return null;
  const best = bestLine(t, view);
  return (
    <section className={styles.over} aria-labelledby={heading} data-testid="game-over">
      <h2 id={heading} className={styles.heading}>
        {winnersLine(t, view, view.round.winners)}
      </h2>
      {occasion === undefined ? null : <div className={styles.occasion}>{occasion}</div>}
      <FinalRanking view={view} />
      <div className={styles.story} data-long={view.standing.totals.length >= MANY}>
        <LastRound view={view} id={last} />
        {best === '' ? null : <p className={`${styles.best} ${styles.bestRound}`}>{best}</p>}
        <TotalsChart view={view} />
      </div>
      {children}
    </section>
  );
}
