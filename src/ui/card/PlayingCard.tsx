import { type CSSProperties, memo } from 'react';
import { type Card, suitOf } from '@/engine/cards/card.ts';
import { classNames } from '../class-names.ts';
import { CardBack, type CardBackName } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import styles from './PlayingCard.module.css';

export interface PlayingCardProps {
  /** null: nobody here may see it, so its back shows. */
  readonly card: Card | null;
  readonly faceDown?: boolean;
  /** Its back, if not that of all cards around. */
  readonly back?: CardBackName;
  /** It wins the trick as it stands. */
  readonly winning?: boolean;
  /** It steps back. */
  readonly dimmed?: boolean;
  /** It is lifted off the table: a deeper shadow. */
  readonly raised?: boolean;
  /** Its name, if nothing around it says it. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A card as wide as `--card-width`. Below 84 px it wears its simple face. */
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
      data-suit={open ? suitOf(card) : undefined}
      data-winning={winning ? true : undefined}
      data-dimmed={dimmed ? true : undefined}
      data-raised={raised ? true : undefined}
    >
      {open ? <CardFace card={card} /> : <CardBack name={back} />}
    </span>
  );
});
