import type { ComponentProps } from 'react';
import { type RuleSet, type ScorePart, TERMS } from '@/engine/index.ts';
import { FormulaScore } from '@/features/rules/FormulaScore.tsx';
import { PartnershipScore } from '@/features/rules/PartnershipScore.tsx';
import { RulesText } from '@/features/rules/RulesText.tsx';
import { formulaText } from '@/features/rules/formula-notation.ts';
import { ruleFacts } from '@/features/rules/rule-facts.ts';
import NewGameDialog from '@/features/setup/NewGameDialog.tsx';
import type { RuleWords } from '@/features/setup/rule-words.ts';
import { downloadFile } from '@/platform/download.ts';
import { browserSharing } from '@/platform/sharing.ts';
import { ruleExchange } from '@/storage/rule-exchange.ts';

function Score({ rules }: { readonly rules: RuleSet }) {
  const { scoring } = ruleFacts(rules);
  return scoring.kind === 'formula' ? (
    <FormulaScore facts={scoring} />
  ) : (
    <PartnershipScore facts={scoring} />
  );
}

function notation(part: ScorePart): string {
  const terms = TERMS.map((term) => ({ term, factor: part[term] ?? 0 }));
  return formulaText(terms.filter(({ factor }) => factor !== 0));
}

const EXCHANGE = ruleExchange({ sharing: browserSharing, download: downloadFile });
const WORDS: RuleWords = { Text: RulesText, Score, notation };

type NewGameProps = Omit<ComponentProps<typeof NewGameDialog>, 'words' | 'exchange'>;

/** Connects *New game* with rules and sharing. */
export function NewGame(props: NewGameProps) {
  return <NewGameDialog {...props} words={WORDS} exchange={EXCHANGE} />;
}
