import { useEffect, useId, useRef } from 'react';
import { type PlayerView, seatsOfSide, sideOf } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './GameOver.module.css';
import { Leads } from './marks.tsx';
import { namesOf, seatsOfSides, sideName } from './names.ts';
import { plain, signed } from './numbers.ts';
import { contractsMade, paysSides } from './side-lines.ts';
import { bestRounds, madeCount, placesOf, ranking } from './standings.ts';
import { TotalsChart } from './TotalsChart.tsx';

/** Who has won, one or several [END-1]. */
function winnersLine(t: Translate, view: PlayerView, winners: readonly number[]): string {
  const seats = seatsOfSides(view.rules, winners);
  const names = namesOf(t, view, seats);
  if (winners.length > 1) return t('over.win.shared', { names });
  if (seats.length > 1) return t('over.win.side', { names });
  return seats[0] === view.seat ? t('over.win.you') : t('over.win.one', { name: names });
}

/** The most that anybody got in a round. */
function bestLine(t: Translate, view: PlayerView): string {
  const best = bestRounds(view);
  const [first] = best;
  if (first === undefined) return '';
  const points = signed(first.points);
  if (best.length === 1)
    return t('over.best.one', {
      name: sideName(t, view, first.side),
      points,
      round: first.index + 1,
    });
  const sides = [...new Set(best.map(({ side }) => side))];
  return t('over.best.shared', {
    points,
    names: namesOf(t, view, seatsOfSides(view.rules, sides)),
  });
}

/** How often a side kept its word: each seat its bids, or partners their contracts. */
const madeCounts = ({ rules, past }: PlayerView, side: number) =>
  paysSides(rules)
    ? [{ key: 'contract', made: contractsMade(past, side) }]
    : seatsOfSide(rules, side).map((seat) => ({ key: `${seat}`, made: madeCount(past, seat) }));

interface RankingProps {
  readonly view: PlayerView;
  readonly winners: readonly number[];
}

function Ranking({ view, winners }: RankingProps) {
  const t = useTranslate();
  const { totals } = view.standing;
  const places = placesOf(view.rules, totals);
  const rounds = view.past.length;
  const together = paysSides(view.rules);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('over.caption', { rounds })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('score.place')}</th>
          <th scope="col" className={styles.name}>
            {t('score.player')}
          </th>
          <th scope="col">{t(together ? 'over.contracts' : 'over.made')}</th>
          <th scope="col">{t('score.total')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking(places).map((side) => (
          <tr
            key={side}
            className={styles.row}
            data-own={side === sideOf(view.rules, view.seat)}
            data-side={side}
          >
            <td className={styles.place}>{places[side]}</td>
            <th scope="row" className={styles.name}>
              {sideName(t, view, side)}
              {winners.includes(side) ? <Leads /> : null}
            </th>
            <td className={styles.made}>
              {madeCounts(view, side).map(({ key, made }) => (
                <span key={key} className={styles.seat}>
                  {t('over.madeOf', { made, rounds })}
                </span>
              ))}
            </td>
            <td className={styles.total} data-testid={`final-${side}`}>
              {plain(totals[side] ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GameOverProps {
  readonly onPlayAgain: () => void;
  /** The same deals once more, against the same opponents. */
  readonly onSameCards: () => void;
  readonly onNewGame: () => void;
  readonly onSheet: () => void;
}

/** The end of the game: who won, how everybody did, and what to do next. */
export default function GameOver({ onPlayAgain, onSameCards, onNewGame, onSheet }: GameOverProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  if (view.round.phase !== 'over') return null;
  const { winners } = view.round;
  return (
    <section className={styles.over} aria-labelledby={heading} data-testid="game-over">
      <h2 id={heading} className={styles.heading}>
        {winnersLine(t, view, winners)}
      </h2>
      <Ranking view={view} winners={winners} />
      <div className={styles.story}>
        <p className={styles.best}>{bestLine(t, view)}</p>
        <TotalsChart view={view} />
      </div>
      <div className={styles.actions}>
        <Button ref={button} variant="primary" onClick={onPlayAgain} aria-describedby={heading}>
          {t('over.playAgain')}
        </Button>
        <Button className={styles.sameCards} onClick={onSameCards}>
          {t('over.sameCards')}
        </Button>
        <Button onClick={onNewGame}>{t('over.newGame')}</Button>
        <Button onClick={onSheet}>{t('over.sheet')}</Button>
      </div>
    </section>
  );
}
