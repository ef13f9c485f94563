import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a dialog with its heading. Spacing is up to the container. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
