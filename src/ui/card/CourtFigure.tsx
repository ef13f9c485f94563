import { useState, useSyncExternalStore } from 'react';
import type { Card } from '@/engine/cards/card.ts';
import styles from './PlayingCard.module.css';
import { figureOf, subscribeToFigures } from './court-art.ts';

/** Cards whose figures have been shown, and so do not fade in again. */
const seen = new Set<Card>();

/** The figure of a court card fades in over a placeholder letter. */
export function CourtFigure({ card }: { readonly card: Card }) {
  const figure = useSyncExternalStore(subscribeToFigures, () => figureOf(card));
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
