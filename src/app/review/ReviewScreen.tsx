import {
  type ComponentProps,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Judgment } from '@/engine/review/index.ts';
import { ReviewPage, type Scope } from '@/features/review/ReviewPage.tsx';
import { nameInSentence } from '@/i18n/friend-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { practicePositions } from '@/store/practice/practice-positions.ts';
import { RetryTable } from './RetryTable.tsx';
import { reasonsIn } from './reasons-in.ts';
import { practice } from '../practice/practice.ts';
import { sandbox, useReview } from './use-review.ts';
import { useKeptState } from '../kept-place.ts';
import { lazyScreenPart } from '../lazy-screen.ts';
import type { Review } from '@/store/games/review.ts';
import type { ViewedGame } from '../viewed-game.ts';
import { useLayer } from '@/ui/layers.ts';
import { humanName } from '../player-name.ts';

const Compare = lazyScreenPart(async () => (await import('../dialogs/Compare.tsx')).Compare);

interface ReviewScreenProps {
  /** null: the game on the table. */
  readonly game: ViewedGame | null;
  readonly scope: Scope;
  readonly onClose: () => void;
}

interface ReviewListProps
  extends
    Pick<ReviewScreenProps, 'game'>,
    Omit<ComponentProps<typeof ReviewPage>, 'person' | 'about' | 'onCompare' | 'reasonOf'> {}

/** Whose game it is if it is somebody else’s, or its title. */
const aboutOf = (t: Translate, person: string, game: ViewedGame | null): string =>
  person === ''
    ? (game?.title ?? '')
    : t('review.whose', { who: person === t('guest.friend') ? 'other' : 'named', name: person });

/** The list of decisions, and the comparison opened from it. */
function ReviewList({ game, ...page }: ReviewListProps) {
  const t = useTranslate();
  const [isComparing, setIsComparing] = useState(false);
  const { record } = page.review;
  const reasonOf = useMemo(() => reasonsIn(record.header), [record]);
  const person = nameInSentence(t, humanName(record));
  return (
    <>
      <ReviewPage
        {...page}
        person={person}
        about={aboutOf(t, person, game)}
        reasonOf={reasonOf}
        onCompare={() => setIsComparing(true)}
      />
      {isComparing ? <Compare open game={game} onClose={() => setIsComparing(false)} /> : null}
    </>
  );
}

/** Forgets a decision from before a reload that the review turns out not to have. */
function useForgetMissing({ store }: Review, isMissing: boolean, forget: () => void): void {
  // Saved reviews are there before the first round underway.
  const isRead = useStore(
    store,
    ({ status, underway }) => underway !== null || status === 'done' || status === 'failed',
  );
  const isGone = isMissing && isRead;
  useEffect(() => {
    if (isGone) forget();
  }, [isGone, forget]);
}

/** The review of a game; each decision can be retried. */
export function ReviewScreen({ game, scope: wanted, onClose }: ReviewScreenProps) {
  const [scope, setScope] = useState(wanted);
  const [commandIndex, setIndex] = useKeptState<number>();
  // Rendering a table is slow: a transition keeps the page responsive.
  const goTo = useCallback((to: number | null) => startTransition(() => setIndex(to)), [setIndex]);
  // Remembered, so that the focus returns to the same button of the list.
  const [all, setAll] = useState(false);
  const [last, setLast] = useState<number | null>(null);
  const review = useReview(game, wanted === 'game' ? 0 : wanted);
  // The list, to which the player returns from a decision.
  const showList = useCallback(() => goTo(null), [goTo]);
  useLayer(commandIndex === null ? 0 : 1, showList);

  const showDecision = useCallback(
    (chosen: Judgment) => {
      goTo(chosen.commandIndex);
      setLast(chosen.commandIndex);
    },
    [goTo],
  );
  const rounds = useStore(review.store, (state) => state.rounds);
  // Positions with mistakes and blunders become exercises, unless it is someone else's game.
  useEffect(() => {
    const found = review.id === null ? [] : practicePositions(review.id, review.record, rounds);
    if (found.length > 0) void practice.add(found);
  }, [review, rounds]);
  const decisions: readonly (readonly [number, Judgment])[] = rounds.flatMap((round) =>
    round === null ? [] : round.judgments.map((judgment) => [round.round, judgment] as const),
  );
  const place = decisions.findIndex(([, judgment]) => judgment.commandIndex === commandIndex);
  const [round, judgment] = decisions[place] ?? [];
  useForgetMissing(review, commandIndex !== null && judgment === undefined, showList);
  if (round === undefined || judgment === undefined)
    return (
      <ReviewList
        game={game}
        review={review}
        scope={scope}
        onScope={setScope}
        all={all}
        onAll={setAll}
        last={last}
        onLook={showDecision}
        onClose={onClose}
      />
    );
  return (
    <RetryTable
      ports={sandbox}
      record={review.record}
      judgment={judgment}
      result={review.past[round]}
      before={decisions[place - 1]?.[1].commandIndex ?? null}
      next={decisions[place + 1]?.[1].commandIndex ?? null}
      onLook={goTo}
      onClose={showList}
    />
  );
}
