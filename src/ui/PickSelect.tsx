import { Select } from './Select.tsx';

interface PickSelectProps<Value extends string | number> {
  readonly label: string;
  /** null: all. */
  readonly value: Value | null;
  readonly values: readonly (Value | null)[];
  readonly nameOf: (value: Value | null) => string;
  readonly onChange: (value: Value | null) => void;
}

/** A select for a filter: one of some values, or all. */
export function PickSelect<Value extends string | number>(props: PickSelectProps<Value>) {
  const { label, value, values, nameOf, onChange } = props;
  return (
    <Select
      label={label}
      value={`${values.indexOf(value)}`}
      options={values.map((each, index) => ({ value: `${index}`, label: nameOf(each) }))}
      onChange={(index) => onChange(values[Number(index)] ?? null)}
    />
  );
}
