import { type ReactNode, useId, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { useIdleFocus } from '@/ui/focus.ts';
import { FinalResult } from './FinalResult.tsx';
import type { GameReview } from './GameFacts.tsx';
import styles from './GameOver.module.css';

interface GameOverProps {
  readonly onPlayAgain: () => void;
  /** Replays the same deals against the same opponents. */
  readonly onSameCards: () => void;
  readonly onNewGame: () => void;
  readonly onSheet: () => void;
  readonly onReview: () => void;
  /** Compares the game with other levels. */
  readonly onCompare: () => void;
  readonly onShare: () => void;
  /** Goes to the start screen. */
  readonly onStartScreen: () => void;
  /** What the review says so far; null without one. */
  readonly review?: GameReview | null;
  /** The game's origin: a daily deal or a shared game. */
  readonly children?: ReactNode;
}

/** The end of the game: the winners, the story of the game, and what to do next. */
export default function GameOver({
  onPlayAgain,
  onSameCards,
  onNewGame,
  onSheet,
  onReview,
  onCompare,
  onShare,
  onStartScreen,
  review = null,
  children,
}: GameOverProps) {
  const t = useTranslate();
  const [heading, last] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  useIdleFocus(button);

  return (
    <FinalResult heading={heading} last={last} occasion={children} review={review}>
      <div className={styles.actions}>
        <Button
          ref={button}
          variant="primary"
          onClick={onPlayAgain}
          aria-describedby={`${heading} ${last}`}
        >
          {t('over.playAgain')}
        </Button>
        <Button onClick={onReview}>{t('review.title')}</Button>
        <Button onClick={onNewGame}>{t('menu.newGame')}</Button>
        <Button className={styles.again} onClick={onSameCards}>
          {t('over.sameCards')}
        </Button>
        <Button onClick={onShare}>{t('over.share')}</Button>
        <Button className={styles.compare} onClick={onCompare}>
          {t('compare.open')}
        </Button>
        <Button className={styles.spare} onClick={onSheet}>
          {t('menu.sheet')}
        </Button>
        <Button className={styles.start} onClick={onStartScreen}>
          {t('menu.start')}
        </Button>
      </div>
    </FinalResult>
  );
}
