import { trumpSuitOf } from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import styles from './TrickFigure.module.css';
import type { TrickExample } from './trick-examples.ts';

/** A trick in the order of play; the winning card stands out. */
export function TrickFigure({ trick }: { readonly trick: TrickExample }) {
  const t = useTranslate();
  const { point, cards, winning } = trick;
  return (
    <figure className={styles.figure}>
      <ol className={styles.cards} style={{ '--cards': cards.length }}>
        {cards.map((card, at) => {
          const name = cardName(t, card);
          const wins = at === winning;
          return (
            <li key={card} className={styles.card} data-winning={wins || undefined}>
              <PlayingCard
                card={card}
                winning={wins}
                label={wins ? t('rules.trick.winner', { card: name }) : name}
              />
            </li>
          );
        })}
      </ol>
      <figcaption className={styles.caption}>
        {t(`rules.trick.${point}`, { suit: trumpSuitOf(trick.trump) ?? '' })}
      </figcaption>
    </figure>
  );
}
