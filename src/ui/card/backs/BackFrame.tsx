import { type ReactNode, useId } from 'react';
import styles from '../PlayingCard.module.css';

interface BackFrameProps {
  readonly name: string;
  /** The pattern's tile, and its size in units. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly pattern: ReactNode;
  /** The center piece, around (0, 0). */
  readonly children: ReactNode;
}

/** The common layout of all backs: field, frame, pattern and center piece. */
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
