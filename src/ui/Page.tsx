import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { BackButton } from './BackButton.tsx';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  /** The label of the back button. */
  readonly back: string;
  readonly onBack: () => void;
  /** At the end of the bar. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A scrollable page in place of the table, with back button and title. */
export function Page({ title, back, onBack, aside, children }: PageProps) {
  const heading = useId();
  const main = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Unless something on the page has taken the focus already.
    if (main.current?.contains(document.activeElement) !== true)
      button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={main} tabIndex={-1} className={styles.page} aria-labelledby={heading}>
      <header className={styles.bar}>
        <BackButton ref={button} label={back} onBack={onBack} />
        <h1 id={heading}>{title}</h1>
        {aside}
      </header>
      {children}
    </main>
  );
}
