import { useMemo } from 'react';
import type { RuleSet } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import { FormulaScore } from './FormulaScore.tsx';
import { PartnershipScore } from './PartnershipScore.tsx';
import { JokersSection } from './JokersSection.tsx';
import styles from './RulesText.module.css';
import { ruleFacts } from './rule-facts.ts';
import {
  BiddingSection,
  EndSection,
  HandsSection,
  PlaySection,
  SightSection,
} from './RulesSections.tsx';
import { TrumpSection } from './TrumpSection.tsx';

/** Any rule set in plain words, generated from its options. */
export function RulesText({ rules }: { readonly rules: RuleSet }) {
  const t = useTranslate();
  const facts = useMemo(() => ruleFacts(rules), [rules]);
  const { scoring } = facts;
  return (
    <div className={styles.rules}>
      <p className={styles.goal}>{t(facts.partners ? 'rules.goal.partners' : 'rules.goal.solo')}</p>
      <div className={styles.sections}>
        <HandsSection facts={facts} />
        <TrumpSection
          trump={facts.trump}
          jokers={facts.jokers}
          startsAgain={facts.hands.startsAgain}
        />
        <BiddingSection facts={facts} />
        {facts.forehead && <SightSection />}
        <PlaySection facts={facts} />
        {facts.jokers !== null && <JokersSection facts={facts.jokers} />}
        <Section title={t('setup.scoring')}>
          {scoring.kind === 'formula' ? (
            <FormulaScore facts={scoring} />
          ) : (
            <PartnershipScore facts={scoring} />
          )}
        </Section>
        <EndSection facts={facts} />
      </div>
    </div>
  );
}
