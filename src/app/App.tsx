import { I18nProvider } from '@lingui/react';
import { LazyMotion, MotionConfig } from 'framer-motion';
import { i18n } from '@/i18n/i18n.ts';
import { type Game, GameContext } from '@/store/hooks.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GameScreen } from './GameScreen.tsx';

const loadMotion = () => import('./motion-features.ts').then((features) => features.default);

/** The whole game on the page. */
export function App({ game }: { readonly game: Game }) {
  return (
    <I18nProvider i18n={i18n}>
      <GameContext value={game}>
        <MotionConfig reducedMotion="user">
          <LazyMotion features={loadMotion} strict>
            <ErrorBoundary>
              <GameScreen />
            </ErrorBoundary>
          </LazyMotion>
        </MotionConfig>
      </GameContext>
    </I18nProvider>
  );
}
