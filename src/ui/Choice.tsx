import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceOption<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A line below the label; only `cards` has room for it. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface ChoiceProps<Value extends string | number> {
  readonly legend: ReactNode;
  readonly hideLegend?: boolean;
  readonly value: Value;
  readonly options: readonly ChoiceOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** A hint on the chosen option, below all. */
  readonly note?: ReactNode;
  /** `segments`: a row of short labels. `cards`: a grid of panels with a line of text each. */
  readonly layout?: 'segments' | 'cards';
}

/** A group of radio buttons. */
export function Choice<Value extends string | number>({
  legend,
  hideLegend = false,
  value,
  options,
  onChange,
  note,
  layout = 'segments',
}: ChoiceProps<Value>) {
  const name = useId();
  const describedBy = (option: ChoiceOption<Value>): string | undefined => {
    if (option.hint !== undefined) return `${name}-${option.value}`;
    return note !== undefined && option.value === value ? `${name}-note` : undefined;
  };
  return (
    <fieldset className={styles.choice} data-layout={layout}>
      <legend className={hideLegend ? styles.hidden : styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={describedBy(option)}
              aria-labelledby={`${name}-${option.value}-label`}
              onChange={() => onChange(option.value)}
            />
            <span id={`${name}-${option.value}-label`} className={styles.label}>
              {option.label}
            </span>
            {option.hint !== undefined && (
              <span id={`${name}-${option.value}`} className={styles.hint}>
                {option.hint}
              </span>
            )}
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p id={`${name}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
