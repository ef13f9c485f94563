import { type Joker, isHighJoker } from '@/engine/cards/card.ts';
import styles from './PlayingCard.module.css';

/** A star with five points, centered on the card. */
const STAR = 'M125 85 146 146 211 147 159 187 178 249 125 212 72 249 91 187 39 147 104 146Z';

/** The face of a joker: a full star for a high one, its outline for a low one. */
export function JokerFace({ card }: { readonly card: Joker }) {
  const drawing = (
    <path
      d={STAR}
      fill={isHighJoker(card) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="12"
      strokeLinejoin="round"
    />
  );
  return (
    <>
      <svg className={styles.full} viewBox="0 0 250 350" aria-hidden>
        {drawing}
      </svg>
      <svg className={styles.simple} viewBox="0 0 250 350" aria-hidden>
        {drawing}
      </svg>
    </>
  );
}
