import { Component, type ReactNode } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { isLostChunk } from '@/platform/lost-code.ts';
import { Button } from '@/ui/Button.tsx';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';
import { PageMessage } from '@/ui/PageMessage.tsx';
import { retryScreens } from './lazy-screen.ts';

interface CrashProps {
  readonly cause: unknown;
  readonly onContinue: () => void;
}

function CrashMessage({ cause, onContinue }: CrashProps) {
  const t = useTranslate();
  const button = useFocusOnMount<HTMLButtonElement>();
  const kind = isLostChunk(cause) ? 'lost' : 'crash';
  return (
    <PageMessage title={t(`alert.${kind}.title`)} text={t(`alert.${kind}.text`)}>
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
    </PageMessage>
  );
}

interface State {
  readonly failure: { readonly cause: unknown } | null;
}

/** Shows a message if a screen throws. *Continue* renders it again, or loads it again; the game itself is in the store. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause } };
  }

  readonly #continue = (): void => {
    retryScreens();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <CrashMessage cause={failure.cause} onContinue={this.#continue} />;
  }
}
