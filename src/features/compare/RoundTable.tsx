import { formatNumber, formatSigned } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameStory, RoundStory } from '@/store/games/story.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './Compare.module.css';

/** The points of a round (0-based). */
const pointsIn = ({ rounds }: GameStory, at: number): number =>
  (rounds[at]?.total ?? 0) - (rounds[at - 1]?.total ?? 0);

/** The result of a round: its points, the bid and the tricks. */
function RoundCell({ story, at }: { readonly story: GameStory; readonly at: number }) {
  const t = useTranslate();
  const round = story.rounds[at];
  if (round === undefined) return <td>–</td>;
  const { bid, tricks, outcome } = round;
  return (
    <td>
      <strong data-made={outcome === 'made'}>{formatSigned(pointsIn(story, at))}</strong>
      <small>{t('compare.result', { bid, tricks })}</small>
    </td>
  );
}

/** A total, and the place that it earned. */
function TotalCell({ story }: { readonly story: GameStory | null }) {
  const t = useTranslate();
  if (story === null) return <td>–</td>;
  return (
    <td>
      <strong>{formatNumber(story.total)}</strong>
      <small>{t('compare.place', { place: story.place })}</small>
    </td>
  );
}

interface RoundTableProps {
  readonly own: GameStory;
  readonly other: GameStory;
  /** Whether the other game is complete: its total says nothing before. */
  readonly isDone: boolean;
  /** Who plays the other game. */
  readonly name: string;
}

/** Two games with the same cards: the totals, and below them the rounds, the last one first. */
export function RoundTable({ own, other, isDone, name }: RoundTableProps) {
  const t = useTranslate();
  const rounds: readonly RoundStory[] =
    own.rounds.length >= other.rounds.length ? own.rounds : other.rounds;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sheet.round')}</th>
          <th scope="col">{own.name === '' ? t('player.you') : own.name}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.total}>
          <th scope="row">{t('score.total')}</th>
          <TotalCell story={own} />
          <TotalCell story={isDone ? other : null} />
        </tr>
        {rounds.toReversed().map(({ round, cards }) => (
          <tr key={round}>
            <th scope="row">
              <VisuallyHidden>{t('review.scope.round', { round, count: cards })}</VisuallyHidden>
              <span aria-hidden="true">
                <strong>{formatNumber(round)}</strong>
                <small>{t('round.cards', { count: cards })}</small>
              </span>
            </th>
            <RoundCell story={own} at={round - 1} />
            <RoundCell story={other} at={round - 1} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
