import { useId } from 'react';
import styles from './PlayingCard.module.css';

/** The backs that can be chosen; the first is the default. */
export const CARD_BACKS = ['lattice'] as const;
export type CardBackName = (typeof CARD_BACKS)[number];

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A brass lattice on burgundy, with a rosette; it looks the same from both sides. */
function Lattice() {
  const id = useId();
  return (
    <svg className={styles.back} viewBox="0 0 250 350" aria-hidden>
      <defs>
        <pattern id={id} x="20" y="22" width="30" height="30.6" patternUnits="userSpaceOnUse">
          <path className={styles.backLine} d="M0 15.3 15 0l15 15.3-15 15.3Z" />
          <path className={styles.backPip} d="m15 10 5.2 5.3-5.2 5.3-5.2-5.3Z" />
          {[0, 30].map((x) => (
            <g key={x} className={styles.backPip}>
              <circle cx={x} r="2.2" />
              <circle cx={x} cy="30.6" r="2.2" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect className={styles.backField} x="12" y="14" width="226" height="322" rx="9" />
      <rect x="20" y="22" width="210" height="306" rx="4" fill={`url(#${id})`} />
      <rect className={styles.backFrame} x="20" y="22" width="210" height="306" rx="4" />
      <g transform="translate(125 175)">
        <circle className={styles.backRosette} r="47" />
        <circle className={styles.backLine} r="41" />
        {PETALS.map((turn) => (
          <path
            key={turn}
            className={styles.backLine}
            transform={`rotate(${turn})`}
            d="M0 0c-11-12-11-26 0-36 11 10 11 24 0 36Z"
          />
        ))}
        <circle className={styles.backPip} r="4.5" />
      </g>
    </svg>
  );
}

const BACKS = { lattice: Lattice } satisfies Record<CardBackName, unknown>;

export function CardBack({ name }: { readonly name: CardBackName }) {
  const Back = BACKS[name];
  return <Back />;
}
