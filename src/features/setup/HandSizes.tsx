import { useId, useMemo } from 'react';
import { type RuleSet, handSizes } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './HandSizes.module.css';

/** More rounds than that have no room for a number each, and are told by their bars. */
const MOST_NUMBERS = 27;

/** The hand sizes of a game, round by round: numbers, each with a bar of its height. */
export function HandSizes({ rules }: { readonly rules: RuleSet }) {
  const t = useTranslate();
  const title = useId();
  const { schedule, players, end } = rules;
  const sizes = useMemo(
    () => handSizes(schedule, players).map((size, index) => ({ size, index })),
    [schedule, players],
  );
  const most = Math.max(...sizes.map(({ size }) => size));
  return (
    <div className={styles.preview}>
      <p id={title} className={styles.title}>
        {t(end.kind === 'target' ? 'setup.handSizes.target' : 'setup.handSizes', {
          rounds: sizes.length,
        })}
      </p>
      <ol
        className={styles.sizes}
        aria-labelledby={title}
        data-many={sizes.length > MOST_NUMBERS || undefined}
      >
        {sizes.map(({ size, index }) => (
          <li key={index} className={styles.size} style={{ '--height': size / most }}>
            <span>{size}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
