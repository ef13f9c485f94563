import { type Repeats, resolveRepeats } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Edit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import { NumberField } from './NumberField.tsx';
import { RuleSwitch } from './RuleControls.tsx';
import styles from './RulesEditor.module.css';

interface RepeatsFieldProps {
  readonly editor: Editor;
  readonly label: string;
  readonly value: Repeats;
  readonly editOf: (value: Repeats) => Edit;
}

/** How often a hand size is played: a number, or as often as there are players [ROUND-3]. */
export function RepeatsField({ editor, label, value, editOf }: RepeatsFieldProps) {
  const t = useTranslate();
  const times = resolveRepeats(value, editor.rules.players);
  return (
    <fieldset className={styles.group} aria-label={label}>
      <NumberField editor={editor} label={label} value={times} editOf={editOf} />
      <RuleSwitch
        editor={editor}
        label={t('editor.perPlayer')}
        checked={value === 'players'}
        editOf={(on) => editOf(on ? 'players' : times)}
      />
    </fieldset>
  );
}
