import { I18nProvider } from '@lingui/react';
import { i18n } from '@/i18n/i18n.ts';
import { type Game, GameContext } from '@/store/hooks.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GameScreen } from './GameScreen.tsx';

/** The whole game on the page. */
export function App({ game }: { readonly game: Game }) {
  return (
    <I18nProvider i18n={i18n}>
      <GameContext value={game}>
        <ErrorBoundary>
          <GameScreen />
        </ErrorBoundary>
      </GameContext>
    </I18nProvider>
  );
}
