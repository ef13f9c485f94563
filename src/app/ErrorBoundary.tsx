import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { isLostCode } from './lost-code.ts';
import styles from './ErrorBoundary.module.css';

interface CrashProps {
  readonly cause: unknown;
  readonly onContinue: () => void;
}

function CrashMessage({ cause, onContinue }: CrashProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  // The focus was on the screen that is gone.
  useEffect(() => button.current?.focus(), []);
  const kind = isLostCode(cause) ? 'lost' : 'crash';
  return (
    <main className={styles.crash}>
      <div role="alert">
        <h1>{t(`alert.${kind}.title`)}</h1>
        <p>{t(`alert.${kind}.text`)}</p>
      </div>
      {kind === 'lost' ? (
        <Button ref={button} variant="primary" onClick={() => location.reload()}>
          {t('alert.reload')}
        </Button>
      ) : null}
      <Button
        ref={kind === 'lost' ? null : button}
        variant={kind === 'lost' ? 'quiet' : 'primary'}
        onClick={onContinue}
      >
        {t('button.continue')}
      </Button>
    </main>
  );
}

interface State {
  readonly failure: { readonly cause: unknown } | null;
}

/** A screen that failed is drawn again from the store on *Continue*; the game itself never was in it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <CrashMessage cause={failure.cause} onContinue={() => this.setState({ failure: null })} />
    );
  }
}
