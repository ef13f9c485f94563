import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './ErrorBoundary.module.css';

function CrashMessage({ onContinue }: { readonly onContinue: () => void }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  // The focus was on the screen that is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.crash}>
      <div role="alert">
        <h1>{t('alert.crash.title')}</h1>
        <p>{t('alert.crash.text')}</p>
      </div>
      <Button ref={button} variant="primary" onClick={onContinue}>
        {t('alert.continue')}
      </Button>
    </main>
  );
}

interface State {
  readonly failed: boolean;
}

/** A screen that failed is drawn again from the store on *Continue*; the game itself never was in it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <CrashMessage onContinue={() => this.setState({ failed: false })} />;
  }
}
