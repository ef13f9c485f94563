import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { observeSize } from '@/ui/observe-size.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Whether it interrupts screen readers. */
  readonly urgent?: boolean;
  readonly text: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A bar above the table that stays until it is answered. It does not block the game or a dialog. */
export function Notice({ urgent = false, text, children }: NoticeProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // Dialogs begin below it.
    const stop = observeSize([bar.current], () => {
      const { bottom = 0 } = bar.current?.getBoundingClientRect() ?? {};
      style.setProperty('--notice-end', `${bottom}px`);
    });
    return () => {
      stop();
      style.removeProperty('--notice-end');
    };
  }, []);
  return (
    <div
      ref={bar}
      className={styles.notice}
      role={urgent ? 'alert' : 'status'}
      // An open dialog hides all else from screen readers, except what is marked as live.
      aria-live={urgent ? 'assertive' : 'polite'}
      data-notice
    >
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
