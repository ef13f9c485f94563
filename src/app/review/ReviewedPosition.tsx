import { useState } from 'react';
import { useStore } from 'zustand';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Page } from '@/ui/Page.tsx';
import { RetryTable } from './RetryTable.tsx';
import { sandbox, useReview } from './use-review.ts';
import type { ViewedGame } from '../viewed-game.ts';

interface ReviewedPositionProps {
  readonly game: ViewedGame;
  /** 0-based. */
  readonly round: number;
  /** The index of the command in the record. */
  readonly commandIndex: number;
  /** The label of the button that leads back. */
  readonly back: string;
  readonly onClose: () => void;
}

/** A reviewed decision on a table of its own. Its round is reviewed again if its review is no longer kept. */
export function ReviewedPosition({
  game,
  round,
  commandIndex: wanted,
  back,
  onClose,
}: ReviewedPositionProps) {
  const t = useTranslate();
  const [commandIndex, setCommandIndex] = useState(wanted);
  const review = useReview(game, round);
  const { rounds, status } = useStore(review.store);
  const found = rounds.flatMap((each) =>
    each === null ? [] : each.judgments.map((judgment) => ({ judgment, round: each.round })),
  );
  const place = found.findIndex(({ judgment }) => judgment.commandIndex === commandIndex);
  const here = found[place];
  if (here === undefined)
    return (
      <Page title={t('review.title')} back={back} onBack={onClose}>
        <output>
          {t(status === 'failed' || status === 'done' ? 'insights.missing' : 'insights.opening')}
        </output>
      </Page>
    );
  return (
    <RetryTable
      ports={sandbox}
      record={review.record}
      judgment={here.judgment}
      result={review.past[here.round]}
      before={found[place - 1]?.judgment.commandIndex ?? null}
      next={found[place + 1]?.judgment.commandIndex ?? null}
      onLook={setCommandIndex}
      onClose={onClose}
    />
  );
}
