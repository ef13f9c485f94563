import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '@/i18n/i18n.ts';
import { App } from './App.tsx';
import { composeGame } from './compose.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

try {
  const game = await composeGame();
  createRoot(root).render(
    <StrictMode>
      <App game={game} />
    </StrictMode>,
  );
} catch {
  const message = document.createElement('p');
  message.className = 'boot';
  message.textContent = translate('alert.start-failed');
  root.replaceChildren(message);
}
