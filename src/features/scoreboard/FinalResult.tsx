import type { ReactNode } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { isYou } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { GameFacts, type GameReview } from './GameFacts.tsx';
import styles from './GameOver.module.css';
import { namesOf, seatsOfSides } from './side-names.ts';
import { Podium } from './Podium.tsx';
import { TotalsChart } from './TotalsChart.tsx';

/** The winner or winners [END-1]. */
function winnersLine(t: Translate, view: PlayerView, winners: readonly number[]): string {
  const seats = seatsOfSides(view.rules, winners);
  const names = namesOf(t, view, seats);
  if (winners.length > 1) return t('over.win.shared', { names });
  if (seats.length > 1) return t('over.win.side', { names });
  const isOwn = seats.some((seat) => isYou(view, seat));
  return isOwn ? t('over.win.you') : t('over.win.one', { name: names });
}

interface FinalResultProps {
  /** The ids of its heading and of the last round's text. */
  readonly heading: string;
  readonly last?: string;
  /** The game's origin: a daily deal or a shared game. */
  readonly occasion?: ReactNode;
  /** What the review says; null without one. */
  readonly review?: GameReview | null;
  /** The buttons below. */
  readonly children?: ReactNode;
}

/** The end of a game: the winners on their podium, and the story of the game. */
export function FinalResult({
  heading,
  last,
  occasion,
  review = null,
  children,
}: FinalResultProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  if (view.round.phase !== 'over') return null;
  return (
    <section className={styles.panel} aria-labelledby={heading} data-testid="game-over">
      <h2 id={heading} className={styles.heading}>
        {winnersLine(t, view, view.round.winners)}
      </h2>
      {occasion === undefined ? null : <div className={styles.occasion}>{occasion}</div>}
      <Podium view={view} label={t('over.caption', { rounds: view.past.length })} />
      <div className={styles.story}>
        <GameFacts view={view} last={last} review={review} />
        <TotalsChart view={view} />
      </div>
      {children}
    </section>
  );
}
