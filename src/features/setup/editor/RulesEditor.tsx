import { useId, useMemo } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import type { RuleWords } from '../rule-words.ts';
import { adjustmentText, editorOf } from './editor.ts';
import styles from './RulesEditor.module.css';
import { EndSection, ScoringSection } from './ScoringSection.tsx';
import {
  BiddingSection,
  HandsSection,
  PlaySection,
  PlayersSection,
  TrumpSection,
} from './EditorSections.tsx';

/** The maximum length of a name. */
const NAME_LENGTH = 40;

interface RulesEditorProps {
  readonly set: NamedRuleSet;
  readonly words: RuleWords;
  /** `also` names other changes made to match; null for none. */
  readonly onChange: (set: NamedRuleSet, also: string | null) => void;
}

/** The editor of all options. Its output can always be played. */
export function RulesEditor({ set, words, onChange }: RulesEditorProps) {
  const t = useTranslate();
  const id = useId();
  const editor = useMemo(
    () =>
      editorOf(t, set.rules, (outcome) => {
        onChange({ ...set, rules: outcome.rules }, adjustmentText(t, outcome));
      }),
    [t, set, onChange],
  );
  return (
    <div className={styles.editor}>
      <div className={styles.name}>
        <label htmlFor={id}>{t('editor.name')}</label>
        <input
          id={id}
          className={styles.field}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          placeholder={t('game.houseRules')}
          value={set.name}
          onChange={(event) => onChange({ ...set, name: event.target.value }, null)}
        />
      </div>
      <div className={styles.sections}>
        <div className={styles.column}>
          <PlayersSection editor={editor} />
          <HandsSection editor={editor} />
          <TrumpSection editor={editor} />
        </div>
        <div className={styles.column}>
          <BiddingSection editor={editor} />
          <PlaySection editor={editor} />
          <ScoringSection editor={editor} words={words} />
          <EndSection editor={editor} />
        </div>
      </div>
    </div>
  );
}
