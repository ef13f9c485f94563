import { useId } from 'react';
import { LabeledRow } from './LabeledRow.tsx';
import styles from './Slider.module.css';

export interface SliderProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly value: number;
  /** The value as text: "30 %". */
  readonly text: string;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** Called when the thumb is released. */
  readonly onCommit?: () => void;
  readonly disabled?: boolean;
}

/** A native slider. */
export function Slider({
  label,
  value,
  text,
  step = 10,
  onChange,
  onCommit,
  disabled,
}: SliderProps) {
  const id = useId();
  return (
    <LabeledRow htmlFor={id} label={label}>
      <span className={styles.field}>
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={0}
          max={100}
          step={step}
          value={value}
          aria-valuetext={text}
          disabled={disabled}
          onChange={(event) => onChange(Number(event.target.value))}
          onPointerUp={onCommit}
          onKeyUp={onCommit}
        />
        <output htmlFor={id} className={styles.text} aria-hidden="true">
          {text}
        </output>
      </span>
    </LabeledRow>
  );
}
