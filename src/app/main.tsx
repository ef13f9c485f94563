import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { composeGame } from './compose.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const game = await composeGame();
createRoot(root).render(
  <StrictMode>
    <App game={game} />
  </StrictMode>,
);
