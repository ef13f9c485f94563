import { type NameableTrump, SUITS } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './RulesText.module.css';
import type { TrumpFact } from './rule-facts.ts';

/** Rotating trumps. */
function TrumpOrder({ trumps }: { readonly trumps: readonly NameableTrump[] }) {
  const t = useTranslate();
  return (
    <ol className={styles.order}>
      {trumps.map((trump, round) => (
        // eslint-disable-next-line react/no-array-index-key -- a trump of the order is its place.
        <li key={round}>
          <SuitGlyph suit={trump === 'N' ? null : trump} />
          {t(`trump.${trump}`)}
        </li>
      ))}
    </ol>
  );
}

/** Where trump comes from, and when it may be led. */
export function TrumpSection({ trump }: { readonly trump: TrumpFact }) {
  const t = useTranslate();
  const { kind, suit, rotation, rotationRepeats, deckRunsOut, broken } = trump;
  return (
    <Section title={t('trump.label')}>
      <p className={styles.withGlyph}>
        {suit !== null && kind === 'fixed' && <SuitGlyph suit={suit} />}
        {t(`rules.trump.${kind === 'list' ? 'rotate' : kind}`, { suit: suit ?? '' })}
      </p>
      {kind === 'all-but-led' && <TrumpOrder trumps={SUITS} />}
      {rotation.length > 0 && <TrumpOrder trumps={rotation} />}
      {rotation.length > 0 && rotationRepeats && <p>{t('rules.trump.rotate.again')}</p>}
      {deckRunsOut && <p>{t('rules.trump.runsOut')}</p>}
      {broken && <p>{t('rules.trump.broken')}</p>}
    </Section>
  );
}
