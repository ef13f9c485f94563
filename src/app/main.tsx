import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '@/i18n/i18n.ts';
import { App } from './App.tsx';
import { composeGame } from './compose.ts';
import { noteLostCode } from './lost-code.ts';
import { keepOffline } from './new-version.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

noteLostCode();
try {
  const { game, session } = await composeGame();
  createRoot(root).render(
    <StrictMode>
      <App game={game} session={session} />
    </StrictMode>,
  );
  keepOffline();
} catch {
  const message = document.createElement('p');
  message.className = 'boot';
  message.textContent = translate('alert.start-failed');
  root.replaceChildren(message);
}
