import { useId, useMemo } from 'react';
import { handSizes } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type GameSetup, rulesFor } from '@/store/setup.ts';
import styles from './HandSizes.module.css';

/** The hand sizes of a game, round by round: numbers, each with a bar of its height. */
export function HandSizes({ setup }: { readonly setup: GameSetup }) {
  const t = useTranslate();
  const title = useId();
  const sizes = useMemo(() => {
    const { schedule, players } = rulesFor(setup);
    return handSizes(schedule, players).map((size, index) => ({ size, index }));
  }, [setup]);
  const most = Math.max(...sizes.map(({ size }) => size));
  return (
    <div className={styles.preview}>
      <p id={title} className={styles.title}>
        {t('setup.handSizes', { rounds: sizes.length })}
      </p>
      <ol className={styles.sizes} aria-labelledby={title}>
        {sizes.map(({ size, index }) => (
          <li key={index} className={styles.size} style={{ '--height': size / most }}>
            {size}
          </li>
        ))}
      </ol>
    </div>
  );
}
