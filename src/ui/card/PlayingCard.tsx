import { type CSSProperties, memo } from 'react';
import { type Card, suitOf } from '@/engine/cards/card.ts';
import { classNames } from '../class-names.ts';
import { CardBack, type CardBackName } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import styles from './PlayingCard.module.css';

export interface PlayingCardProps {
  /** null for a hidden card, which shows its back. */
  readonly card: Card | null;
  readonly faceDown?: boolean;
  /** The back, if not the default. */
  readonly back?: CardBackName;
  /** Whether it currently wins the trick. */
  readonly winning?: boolean;
  /** Whether it is dimmed. */
  readonly dimmed?: boolean;
  /** Whether it is lifted: a deeper shadow. */
  readonly raised?: boolean;
  /** The accessible name, if nothing around it has it. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A card of width `--card-width`; below 84 px with the simple face. */
export const PlayingCard = memo(function PlayingCard({
  card,
  faceDown = false,
  back,
  winning = false,
  dimmed = false,
  raised = false,
  label,
  className,
  style,
}: PlayingCardProps) {
  const open = card !== null && !faceDown;
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span
      {...named}
      className={classNames(styles.card, className)}
      style={style}
      data-suit={open ? (suitOf(card) ?? undefined) : undefined}
      data-winning={winning ? true : undefined}
      data-dimmed={dimmed ? true : undefined}
      data-raised={raised ? true : undefined}
    >
      {open ? <CardFace card={card} /> : <CardBack name={back} />}
    </span>
  );
});
