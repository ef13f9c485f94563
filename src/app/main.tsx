import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '@/i18n/i18n.ts';
import type { Game } from '@/store/hooks.ts';
import { App } from './App.tsx';
import { composeGame } from './compose.ts';
import { fetchEarly, loadSound, whenQuiet } from './early.ts';
import { noteLostCode } from './lost-code.ts';
import { keepOffline } from './new-version.ts';
import { restyleWhenResized } from './resized.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

noteLostCode();
restyleWhenResized();

/** What is heard begins with the first gesture; before one no browser lets a page sound. */
function soundFromFirstGesture(game: Game): void {
  const gestures = ['pointerdown', 'keydown'];
  const start = (): void => {
    for (const gesture of gestures) removeEventListener(gesture, start, true);
    // To open a device takes its time: the gesture is answered first. Without it the game is silent,
    // and nothing else.
    whenQuiet(
      () =>
        void loadSound().then(
          ({ startSound }) => startSound(game),
          () => undefined,
        ),
    );
  };
  for (const gesture of gestures) addEventListener(gesture, start, true);
}

try {
  const { game, session } = await composeGame();
  soundFromFirstGesture(game);
  createRoot(root).render(
    <StrictMode>
      <App game={game} session={session} />
    </StrictMode>,
  );
  fetchEarly();
  keepOffline();
} catch {
  const message = document.createElement('p');
  message.className = 'boot';
  message.textContent = translate('alert.start-failed');
  root.replaceChildren(message);
}
