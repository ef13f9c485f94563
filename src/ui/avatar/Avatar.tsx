import { classNames } from '../class-names.ts';
import { latePart } from '../lazy-part.tsx';
import styles from './Avatar.module.css';
import type { Expression } from './expression.ts';

/** The color behind each face. */
const GROUNDS = [
  '#3d6a6c',
  '#57618c',
  '#a8744a',
  '#6d8f5f',
  '#5b83a6',
  '#c98a5a',
  '#b0687a',
] as const;

/** Drawings come after the first screen. If they cannot be fetched, the colors stay. */
const Face = latePart(async () => (await import('./faces.tsx')).Face);

export interface AvatarProps {
  /** 0…6. */
  readonly index: number;
  readonly expression?: Expression;
  /** The accessible name, if no text beside it has it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A player’s face, of size `--avatar-size`. */
export function Avatar({ index, expression = 'neutral', label, className }: AvatarProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...named}
      className={classNames(styles.avatar, className)}
      style={{ backgroundColor: GROUNDS[index % GROUNDS.length] }}
      viewBox="0 0 64 64"
    >
      <Face index={index} expression={expression} />
    </svg>
  );
}
