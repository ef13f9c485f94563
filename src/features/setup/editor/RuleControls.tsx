import type { ReactNode } from 'react';
import { Choice } from '@/ui/Choice.tsx';
import { Switch } from '@/ui/Switch.tsx';
import type { Edit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import styles from './RuleControls.module.css';

interface RuleChoiceProps<Value extends string | number> {
  readonly editor: Editor;
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly layout?: 'segments' | 'cards';
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly hint?: string | undefined;
  }[];
  readonly editOf: (value: Value) => Edit;
}

/** A choice of a few options. Impossible ones say why. */
export function RuleChoice<Value extends string | number>({
  editor,
  legend,
  hideLegend = false,
  layout = 'segments',
  value,
  options,
  editOf,
}: RuleChoiceProps<Value>) {
  const reasons = new Map(
    options.map((option) => [
      option.value,
      option.value === value ? null : editor.reason(editOf(option.value)),
    ]),
  );
  const said = new Set([...reasons.values()].flatMap((reason) => reason ?? []));
  const shown = options.map(({ value: each, label, hint }) => {
    const reason = reasons.get(each) ?? null;
    const line = layout === 'cards' ? (reason ?? hint) : undefined;
    return { value: each, label, hint: line, disabled: reason !== null };
  });
  return (
    <div className={styles.choice} data-layout={layout}>
      <Choice
        legend={legend}
        hideLegend={hideLegend}
        layout={layout}
        value={value}
        options={shown}
        onChange={(chosen) => editor.apply(editOf(chosen))}
      />
      {layout === 'segments' &&
        [...said].map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
    </div>
  );
}

interface RuleSwitchProps {
  readonly editor: Editor;
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly editOf: (checked: boolean) => Edit;
}

/** A switch. If it cannot be changed, it says why. */
export function RuleSwitch({ editor, label, hint, checked, editOf }: RuleSwitchProps) {
  const reason = editor.reason(editOf(!checked));
  return (
    <Switch
      label={label}
      hint={reason ?? hint}
      checked={checked}
      disabled={reason !== null}
      onChange={(turned) => editor.apply(editOf(turned))}
    />
  );
}
