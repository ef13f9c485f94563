import { SUITS, type Suit } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './TrumpOrder.module.css';

/** The order of suits when every suit but the led one is trump [TRUMP-5]. */
export function TrumpOrder({ led }: { readonly led: Suit | null }) {
  const t = useTranslate();
  return (
    <span className={styles.order}>
      {t(led === null ? 'trick.order' : 'trick.orderLed')}
      <VisuallyHidden>{t('trick.orderSaid')}</VisuallyHidden>
      <span className={styles.suits} aria-hidden="true">
        {SUITS.map((suit, index) => (
          <span key={suit} className={styles.suit} data-led={suit === led}>
            {index === 0 ? null : <span className={styles.less}>&lt;</span>}
            <SuitGlyph suit={suit} />
          </span>
        ))}
      </span>
    </span>
  );
}
