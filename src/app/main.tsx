import '@/styles/index.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { i18n, translate } from '@/i18n/i18n.ts';
import type { Game } from '@/store/hooks.ts';
import { readPlace } from '@/storage/place.ts';
import { skipStaleLayers } from '@/ui/history-entry.ts';
import { App } from './App.tsx';
import { composeGame } from './compose.ts';
import { whenIdle } from '@/platform/idle.ts';
import { trackLostChunks } from '@/platform/lost-code.ts';
import { loadSound, preload } from './start/preload.ts';
import { restyleWhenResized } from '@/platform/restyle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

trackLostChunks();
restyleWhenResized();
if (!readPlace()) skipStaleLayers();

/** Starts sound at the first gesture: browsers allow none before it. */
function soundFromFirstGesture(game: Game): void {
  const gestures = ['pointerdown', 'keydown'];
  const start = (): void => {
    for (const gesture of gestures) removeEventListener(gesture, start, true);
    // Opening an audio device is slow, so the gesture is handled first. If it fails the game is silent.
    whenIdle(
      () =>
        void loadSound().then(
          ({ startSound }) => startSound(game),
          () => undefined,
        ),
    );
  };
  for (const gesture of gestures) addEventListener(gesture, start, true);
}

/** From the first key on, the style sheet shows the focus. */
addEventListener('keydown', () => void (document.documentElement.dataset['keys'] = ''), {
  once: true,
  capture: true,
});

/** Draws the app. A prerendered start screen in the right language is hydrated: see `firstPaint`. */
function draw(within: HTMLElement, app: ReactNode): void {
  const { prerendered } = within.dataset;
  // App removes it.
  within.dataset['prerendered'] = 'hydrating';
  if (prerendered === i18n.locale)
    // In a browser without an optional feature the two may differ: React then renders anew.
    hydrateRoot(within, app, { onRecoverableError: () => undefined });
  else createRoot(within).render(app);
}

try {
  const { game, session } = await composeGame();
  soundFromFirstGesture(game);
  draw(
    root,
    <StrictMode>
      <App game={game} session={session} />
    </StrictMode>,
  );
  preload(game, session);
} catch (error) {
  reportError(error);
  const message = document.createElement('p');
  message.className = 'boot';
  message.textContent = translate('alert.start-failed');
  root.replaceChildren(message);
}
