import { type ReactNode, useId, useRef } from 'react';
import { useIdleFocus } from '@/ui/focus.ts';
import { useOwnClicks } from '@/ui/use-own-clicks.ts';
import styles from './DecisionPanel.module.css';
import { useArrows } from './focus-keys.ts';

/** What the panels of all decisions take. */
export interface DecisionProps {
  /** The question, where it is about another seat than the player's. */
  readonly heading: string | undefined;
}

interface DecisionPanelProps {
  readonly heading: string;
  /** Facts for the decision. */
  readonly facts?: ReactNode;
  /** Whether the heading is visible on low screens. */
  readonly headed?: boolean;
  readonly testId: string;
  /** The buttons, one for each choice. */
  readonly children: ReactNode;
  /** Below the buttons. */
  readonly notes?: ReactNode;
}

/** The panel for a decision: question, facts and buttons. */
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
  const onClickCapture = useOwnClicks();
  useArrows(panel);
  // The panel, not a button, which would look like advice.
  useIdleFocus(panel);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-headed={headed}
      aria-labelledby={headingId}
      onClickCapture={onClickCapture}
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
