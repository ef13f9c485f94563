import { lazy } from 'react';
import type { GameSetup } from '@/store/setup.ts';
import type { DialogName } from './dialog-name.ts';

const NewGameDialog = lazy(() => import('@/features/setup/NewGameDialog.tsx'));
const ScoreSheetDialog = lazy(() => import('@/features/scoreboard/ScoreSheetDialog.tsx'));
const LastTrick = lazy(() => import('@/features/table/LastTrick.tsx'));
const SettingsDialog = lazy(() => import('@/features/settings/SettingsDialog.tsx'));
const HelpDialog = lazy(() => import('@/features/help/HelpDialog.tsx'));
const MenuDialog = lazy(() => import('./MenuDialog.tsx'));

interface OpenDialogProps {
  readonly name: DialogName;
  readonly onOpen: (name: DialogName) => void;
  readonly onClose: () => void;
  readonly onStart: (setup: GameSetup) => void;
}

/** The dialog of that name; its code comes when it is first opened. */
export function OpenDialog({ name, onOpen, onClose, onStart }: OpenDialogProps) {
  const shared = { open: true, onClose };
  switch (name) {
    case 'newGame':
      return <NewGameDialog {...shared} onStart={onStart} />;
    case 'sheet':
      return <ScoreSheetDialog {...shared} />;
    case 'lastTrick':
      return <LastTrick {...shared} />;
    case 'settings':
      return <SettingsDialog {...shared} />;
    case 'help':
      return <HelpDialog {...shared} />;
    case 'menu':
      return <MenuDialog {...shared} onOpen={onOpen} />;
  }
}
