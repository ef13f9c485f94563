import { useId, useMemo } from 'react';
import { type RuleSet, handSizes, hasPartners, targetOf } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './HandSizes.module.css';

/** The most rounds that have room for a number each, on a phone and on a wide page; of more, only corners are numbered. */
const ROOM = [
  { rounds: 19, on: 'phone' },
  { rounds: 27, on: 'page' },
] as const;

/** First, last and turning rounds, which show the shape if not all are numbered. */
function isCorner(sizes: readonly number[], index: number): boolean {
  const size = sizes[index] ?? 0;
  const before = sizes[index - 1];
  const after = sizes.slice(index).find((other) => other !== size);
  if (before === undefined || index === sizes.length - 1) return true;
  return after !== undefined && (size - before) * (after - size) < 0;
}

/** The hand sizes of a game as a bar chart. */
export function HandSizes({ rules }: { readonly rules: RuleSet }) {
  const t = useTranslate();
  const title = useId();
  const sizes = useMemo(() => handSizes(rules), [rules]);
  const target = targetOf(rules);
  const startsAgain = target !== null && !hasPartners(rules);
  const rounds = sizes.length;
  const [size = 0] = sizes;
  if (sizes.every((other) => other === size))
    return (
      <p className={styles.title}>
        {startsAgain
          ? t('setup.handSizes.sameAgain', { size, points: target })
          : t(target === null ? 'setup.handSizes.same' : 'setup.handSizes.sameTarget', {
              rounds,
              size,
            })}
      </p>
    );
  const max = Math.max(...sizes);
  return (
    <div className={styles.preview}>
      <p id={title} className={styles.title}>
        {startsAgain
          ? t('setup.handSizes.again', { points: target })
          : t(target === null ? 'setup.handSizes' : 'setup.handSizes.target', { rounds })}
      </p>
      <ol
        className={styles.sizes}
        aria-labelledby={title}
        data-room={ROOM.find((room) => rounds <= room.rounds)?.on ?? 'none'}
      >
        {sizes.map((cards, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a round is identified by its index
            key={index}
            className={styles.size}
            style={{ '--height': cards / max }}
            data-corner={isCorner(sizes, index) || undefined}
          >
            <span>{cards}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
