import { classNames } from '../class-names.ts';
import styles from './Avatar.module.css';
import { FACES } from './faces.tsx';

export interface AvatarProps {
  /** 0…6. */
  readonly index: number;
  /** The accessible name, if no text beside it has it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A player’s face, of size `--avatar-size`. */
export function Avatar({ index, label, className }: AvatarProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const { Face, ground } = FACES[index % FACES.length] as (typeof FACES)[number];
  return (
    <svg
      {...named}
      className={classNames(styles.avatar, className)}
      style={{ backgroundColor: ground }}
      viewBox="0 0 64 64"
    >
      <Face />
    </svg>
  );
}
