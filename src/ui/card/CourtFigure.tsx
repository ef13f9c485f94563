import { useState } from 'react';
import styles from './PlayingCard.module.css';
import type { CourtArt } from './court-art.ts';

/** Those that have been shown once come back without a fade. */
const seen = new Set<string>();

/** The figure fades in over the letter that stands in for it. */
export function CourtFigure({ art }: { readonly art: CourtArt }) {
  const [loaded, setLoaded] = useState(() => seen.has(art.url));
  return (
    <span
      className={styles.court}
      data-loaded={loaded}
      data-pip={art.pipOnTheRight ? 'right' : 'left'}
    >
      <img
        className={styles.figure}
        src={art.url}
        alt=""
        draggable={false}
        decoding="async"
        onLoad={() => {
          seen.add(art.url);
          setLoaded(true);
        }}
      />
    </span>
  );
}
