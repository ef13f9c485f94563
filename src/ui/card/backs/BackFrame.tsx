import { type ReactNode, useId } from 'react';
import styles from '../PlayingCard.module.css';

interface BackFrameProps {
  readonly name: string;
  /** What fills the field: a tile of so many units, from the corner of the frame. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly pattern: ReactNode;
  /** What lies in the middle, around 0 0. */
  readonly children: ReactNode;
}

/** What all backs share: a field of one colour, a frame, a pattern, something in the middle. */
export function BackFrame({ name, tile, pattern, children }: BackFrameProps) {
  const id = useId();
  return (
    <svg className={styles.back} data-back={name} viewBox="0 0 250 350" aria-hidden>
      <defs>
        <pattern
          id={id}
          x="20"
          y="22"
          width={tile.width}
          height={tile.height}
          patternUnits="userSpaceOnUse"
        >
          {pattern}
        </pattern>
      </defs>
      <rect className={styles.backField} x="12" y="14" width="226" height="322" rx="9" />
      <rect x="20" y="22" width="210" height="306" rx="4" fill={`url(#${id})`} />
      <rect className={styles.backFrame} x="20" y="22" width="210" height="306" rx="4" />
      <g transform="translate(125 175)">{children}</g>
    </svg>
  );
}
