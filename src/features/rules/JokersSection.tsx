import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import type { JokersFact } from './rule-facts.ts';
import { TrickFigure } from './TrickFigure.tsx';

/** What jokers do in play, with tricks as examples [JOKER-2…4], [JOKER-6]. */
export function JokersSection({ facts }: { readonly facts: JokersFact }) {
  const t = useTranslate();
  const { high, low, duty, limitsLead, tricks } = facts;
  return (
    <Section title={t('rules.jokers.title')}>
      <p>{t('rules.jokers.play')}</p>
      {high > 0 && <p>{t('rules.jokers.high')}</p>}
      {low > 0 && <p>{t('rules.jokers.low')}</p>}
      {duty !== null && <p>{t(`rules.jokers.${duty}`)}</p>}
      {limitsLead && <p>{t('rules.jokers.lead')}</p>}
      {tricks.map((trick) => (
        <TrickFigure key={trick.point} trick={trick} />
      ))}
    </Section>
  );
}
