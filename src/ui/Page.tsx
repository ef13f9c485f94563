import { type ReactNode, useEffect, useId, useRef } from 'react';
import { BackButton } from './BackButton.tsx';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  /** What the way back is called; Escape goes it as well, see to that where the page is opened. */
  readonly back: string;
  readonly onBack: () => void;
  /** At the end of the bar. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page in place of the table, which scrolls if it has to: the way back, its title, what is on it. */
export function Page({ title, back, onBack, aside, children }: PageProps) {
  const heading = useId();
  const main = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Something on the page may have taken it already: the place that one comes back to.
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
