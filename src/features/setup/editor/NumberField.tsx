import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import type { RuleSet } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import { parseWhole } from '@/i18n/parse-whole.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { type Edit, outcomeOfEdit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import styles from './NumberField.module.css';

interface NoteProps {
  readonly id: string;
  readonly text: string;
  /** Whether the typed value is invalid. */
  readonly isWrong: boolean;
}

const Note = ({ id, text, isWrong }: NoteProps) => (
  <p id={id} className={styles.note} data-wrong={isWrong || undefined}>
    {text}
  </p>
);

interface StepButtonProps {
  readonly kind: 'less' | 'more';
  readonly name: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function StepButton({ kind, name, disabled, onClick }: StepButtonProps) {
  const t = useTranslate();
  return (
    <Button
      variant="icon"
      label={t(`number.${kind}`, { label: name })}
      disabled={disabled}
      onClick={onClick}
    >
      {kind === 'less' ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </Button>
  );
}

/** What is being typed, and what it starts from. */
interface Typing {
  readonly text: string;
  readonly value: number;
  readonly rules: RuleSet;
  /** As made from `rules`. */
  readonly editOf: (value: number) => Edit;
  /** The rules that the last key led to, as JSON; others mean that something else was edited since. */
  readonly after: string;
}

/** An edit of the rules that the typing started from, so that the digits before it leave no trace. */
function editFromStart({ rules, editOf }: Omit<Typing, 'after'>, value: number): Edit {
  const { field, change } = editOf(value);
  return { field, change: { ...rules, ...change } };
}

interface NumberFieldProps {
  readonly editor: Editor;
  readonly label: string;
  /** The accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly value: number;
  readonly editOf: (value: number) => Edit;
}

/**
 * A number field with plus and minus buttons. Invalid values are rejected with a reason, and the value
 * from before the typing stays.
 */
export function NumberField({ editor, label, name = label, value, editOf }: NumberFieldProps) {
  const t = useTranslate();
  const id = useId();
  const [typing, setTyping] = useState<Typing | null>(null);
  const reasonFor = (number: number): string | null => editor.reason(editOf(number));

  function problemOf(now: Omit<Typing, 'after'>): string | null {
    const number = parseWhole(now.text);
    return number === null ? t('number.whole') : editor.reason(editFromStart(now, number));
  }
  const wrong = typing === null ? null : problemOf(typing);
  const [less, more] = [reasonFor(value - 1), reasonFor(value + 1)];
  const note = wrong ?? more ?? less;

  function type(text: string): void {
    // On iOS the field keeps the focus when another control is pressed.
    const isOngoing = typing?.after === JSON.stringify(editor.rules);
    const now = { ...(isOngoing ? typing : { value, rules: editor.rules, editOf }), text };
    const number = problemOf(now) === null ? parseWhole(text) : null;
    const edit = editFromStart(now, number ?? now.value);
    setTyping({ ...now, after: JSON.stringify(outcomeOfEdit(editor.rules, edit).rules) });
    editor.apply(edit);
  }

  function step(by: number): void {
    setTyping(null);
    editor.apply(editOf(value + by));
  }

  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.stepper}>
        <StepButton kind="less" name={name} disabled={less !== null} onClick={() => step(-1)} />
        <input
          id={id}
          className={styles.field}
          aria-label={name}
          autoComplete="off"
          value={typing?.text ?? formatNumber(value)}
          aria-invalid={wrong !== null}
          aria-describedby={note === null ? undefined : `${id}-note`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyping(null)}
        />
        <StepButton kind="more" name={name} disabled={more !== null} onClick={() => step(1)} />
      </div>
      {note !== null && <Note id={`${id}-note`} text={note} isWrong={wrong !== null} />}
    </div>
  );
}
