import { useId } from 'react';
import { LabeledRow } from './LabeledRow.tsx';
import styles from './Select.module.css';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  /** The language of its label, if not the page's. */
  readonly language?: string;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** The label is visually hidden. */
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
}

/**
 * A native select: the best choice on phones. The chosen label is drawn on it, since browsers cut it
 * off instead of breaking it into lines.
 */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
  disabled,
}: SelectProps<Value>) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <LabeledRow htmlFor={hideLabel ? null : id} label={label}>
      <span className={styles.field}>
        <select
          id={id}
          className={styles.select}
          aria-label={hideLabel ? label : undefined}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              lang={option.language}
            >
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chosen} lang={chosen?.language} aria-hidden="true">
          {chosen?.label}
        </span>
      </span>
    </LabeledRow>
  );
}
