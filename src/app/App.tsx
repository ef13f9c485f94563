import { I18nProvider } from '@lingui/react';
import { useStore } from 'zustand';
import { i18n } from '@/i18n/i18n.ts';
import { type Game, GameContext } from '@/store/hooks.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GameScreen } from './GameScreen.tsx';
import type { Session } from './session.ts';

interface AppProps {
  readonly game: Game;
  readonly session: Session;
}

/** The whole game on the page. */
export function App({ game, session }: AppProps) {
  const elsewhere = useStore(session.store, (state) => state.elsewhere);
  return (
    <I18nProvider i18n={i18n}>
      <GameContext value={game}>
        <ErrorBoundary>
          {elsewhere ? <Elsewhere onPlayHere={() => void session.playHere()} /> : <GameScreen />}
        </ErrorBoundary>
      </GameContext>
    </I18nProvider>
  );
}
