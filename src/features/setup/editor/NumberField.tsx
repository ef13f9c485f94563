import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import type { Edit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import styles from './NumberField.module.css';

/** Parses a whole number; null if it is not one. */
const parseWhole = (text: string): number | null =>
  /^[-−+]?\d{1,6}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) + 0 : null;

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

interface NumberFieldProps {
  readonly editor: Editor;
  readonly label: string;
  /** The accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly value: number;
  readonly editOf: (value: number) => Edit;
}

/** A number field with plus and minus buttons. Invalid values are rejected with a reason. */
export function NumberField({ editor, label, name = label, value, editOf }: NumberFieldProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const reasonFor = (number: number): string | null => editor.reason(editOf(number));

  const typed = text === null ? null : parseWhole(text);
  const wrong = text === null ? null : typed === null ? t('number.whole') : reasonFor(typed);
  const [less, more] = [reasonFor(value - 1), reasonFor(value + 1)];
  const note = wrong ?? more ?? less;

  function type(written: string): void {
    setText(written);
    const number = parseWhole(written);
    if (number !== null) editor.apply(editOf(number));
  }

  function step(by: number): void {
    setText(null);
    editor.apply(editOf(value + by));
  }

  const stepButton = (kind: 'less' | 'more', by: number, disabled: boolean) => (
    <Button
      variant="icon"
      label={t(`number.${kind}`, { label: name })}
      disabled={disabled}
      onClick={() => step(by)}
    >
      {kind === 'less' ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </Button>
  );

  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.stepper}>
        {stepButton('less', -1, less !== null)}
        <input
          id={id}
          className={styles.field}
          aria-label={name}
          autoComplete="off"
          value={text ?? formatNumber(value)}
          aria-invalid={wrong !== null}
          aria-describedby={note === null ? undefined : `${id}-note`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setText(null)}
        />
        {stepButton('more', 1, more !== null)}
      </div>
      {note !== null && <Note id={`${id}-note`} text={note} isWrong={wrong !== null} />}
    </div>
  );
}
