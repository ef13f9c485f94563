import { I18nProvider } from '@lingui/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { i18n } from '@/i18n/i18n.ts';
import { type Game, GameContext, useSetting } from '@/store/hooks.ts';
import { CardBackContext } from '@/ui/card/CardBack.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GameScreen } from './GameScreen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { Session } from '@/store/session.ts';

const OtherTab = lazyScreen(async () => (await import('@/features/session/OtherTab.tsx')).OtherTab);

interface AppProps {
  readonly game: Game;
  readonly session: Session;
}

/** Provides the card back from the settings. */
function ChosenBack({ children }: { readonly children: ReactNode }) {
  return <CardBackContext value={useSetting(({ back }) => back)}>{children}</CardBackContext>;
}

/** Rendered last: once it is mounted, the game hears every key and press. */
function Hydrated() {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-prerendered'), []);
  return null;
}

/** The whole app; in a second tab, the offer to play there instead. */
export function App({ game, session }: AppProps) {
  const isOtherTab = useStore(session.store, (state) => state.isOtherTab);
  return (
    <I18nProvider i18n={i18n}>
      <GameContext value={game}>
        <ChosenBack>
          <ErrorBoundary>
            <Suspense>
              {isOtherTab ? (
                <OtherTab onPlayHere={() => void session.playHere()} />
              ) : (
                <GameScreen />
              )}
              <Hydrated />
            </Suspense>
          </ErrorBoundary>
        </ChosenBack>
      </GameContext>
    </I18nProvider>
  );
}
