import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly Tab<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of a few pages at a time; the arrow keys go from tab to tab. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
