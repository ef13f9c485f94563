import { useState, useSyncExternalStore } from 'react';
import type { Card } from '@/engine/cards/card.ts';
import styles from './PlayingCard.module.css';
import { figureOf, onFigures } from './court-art.ts';

/** Those that have been shown once come back without a fade. */
const seen = new Set<Card>();

/** The figure of a court fades in over the letter that stands in for it. */
export function CourtFigure({ card }: { readonly card: Card }) {
  const figure = useSyncExternalStore(onFigures, () => figureOf(card));
  const [loaded, setLoaded] = useState(() => seen.has(card));
  return (
    <span className={styles.court} data-loaded={loaded}>
      {figure !== null && (
        <img
          className={styles.figure}
          src={figure}
          alt=""
          draggable={false}
          decoding="async"
          onLoad={() => {
            seen.add(card);
            setLoaded(true);
          }}
        />
      )}
    </span>
  );
}
