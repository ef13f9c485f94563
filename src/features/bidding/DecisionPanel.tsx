import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import styles from './DecisionPanel.module.css';
import { useArrows } from './focus-keys.ts';

interface DecisionPanelProps {
  readonly heading: string;
  /** What one should know before deciding. */
  readonly facts?: ReactNode;
  /** Whether the heading stays to be seen where every line counts. */
  readonly headed?: boolean;
  readonly testId: string;
  /** The buttons, one for each thing that can be decided. */
  readonly children: ReactNode;
  /** Below the buttons. */
  readonly notes?: ReactNode;
}

/** A decision that the game waits for: what is asked, what is known, the buttons. */
export function DecisionPanel({
  heading,
  facts,
  headed = false,
  testId,
  children,
  notes,
}: DecisionPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  useArrows(panel);
  // At once, so that no key is lost. The panel itself takes the focus, not a button: none of them
  // is to look like advice.
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-headed={headed}
      aria-labelledby={headingId}
      data-testid={testId}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.facts}>{facts}</div>
      <fieldset className={styles.options} aria-labelledby={headingId}>
        {children}
      </fieldset>
      {notes}
    </section>
  );
}
