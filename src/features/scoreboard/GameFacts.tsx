import type { ReactNode } from 'react';
import { type PlayerView, hasPartners, seatsOfSide, sideOf } from '@/engine/index.ts';
import type { PointsBreakdown } from '@/engine/review/index.ts';
import { formatNumber, formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { isYou, playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './GameOver.module.css';
import { bestBid, turningRound } from './game-story.ts';
import { outcomeText } from './outcome-text.ts';

/** The results of the review, or its progress. */
export type GameReview =
  | { readonly kind: 'reviewing'; readonly done: number; readonly of: number }
  | {
      readonly kind: 'reviewed';
      /** The points scored and their parts. */
      readonly breakdown: PointsBreakdown;
    };

/** How the winner took the lead, in words for the viewer; null also for partners in somebody else's game. */
function turningPointWords(t: Translate, view: PlayerView): { label: string; text: string } | null {
  const round = turningRound(view);
  const [winner] = view.round.phase === 'over' ? view.round.winners : [];
  if (round === null || winner === undefined) return null;
  if (hasPartners(view.rules) && !isYou(view, view.seat)) return null;
  const isOwn = winner === sideOf(view.rules, view.seat);
  const [seat = 0] = seatsOfSide(view.rules, winner);
  const who = hasPartners(view.rules)
    ? isOwn
      ? 'ours'
      : 'theirs'
    : isYou(view, seat)
      ? 'you'
      : 'other';
  const values = { who, name: playerName(t, view.seats[seat]) };
  return round === 0
    ? { label: '', text: t('over.turn.start', values) }
    : { label: t('over.turn'), text: t('over.turn.round', { ...values, round: round + 1 }) };
}

interface FactProps {
  readonly kind: string;
  readonly label: string;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

const Fact = ({ kind, label, id, children }: FactProps) => (
  <p id={id} className={styles.fact} data-fact={kind}>
    {label === '' ? null : <strong>{label}</strong>} {children}
  </p>
);

function ReviewFacts({ review }: { readonly review: GameReview }) {
  const t = useTranslate();
  if (review.kind === 'reviewing')
    return (
      <Fact kind="reviewing" label={t('over.luck')}>
        {t('over.reviewing', { done: review.done + 1, of: review.of })}
      </Fact>
    );
  const { mean, luck, bids, play, rest } = review.breakdown;
  return (
    <Fact kind="luck" label={t('over.luck')}>
      {t('over.luck.points', {
        mean: formatNumber(mean),
        luck: formatSigned(luck),
        skill: formatSigned(bids + play),
        rest: formatSigned(rest),
      })}
    </Fact>
  );
}

interface GameFactsProps {
  readonly view: PlayerView;
  /** The id of the last round's text. */
  readonly last: string | undefined;
  /** null without a review. */
  readonly review: GameReview | null;
}

/** The story of the game: the round that turned it, the viewer's best bid, luck and skill. */
export function GameFacts({ view, last, review }: GameFactsProps) {
  const t = useTranslate();
  const record = view.past.at(-1);
  const turn = turningPointWords(t, view);
  const best = isYou(view, view.seat) ? bestBid(view) : null;
  return (
    <>
      {record === undefined ? null : (
        <Fact kind="last" label={t('over.last')} id={last}>
          {outcomeText(t, view, record)}
        </Fact>
      )}
      {turn === null ? null : (
        <Fact kind="turn" label={turn.label}>
          {turn.text}
        </Fact>
      )}
      {best === null ? null : (
        <Fact kind="best" label={t('over.bestBid')}>
          {t('over.bestBid.round', {
            bid: best.bid,
            round: best.round + 1,
            points: formatSigned(best.points),
          })}
        </Fact>
      )}
      {review === null ? null : <ReviewFacts review={review} />}
    </>
  );
}
