import { lazy } from 'react';
import type { GameSetup } from '@/store/setup.ts';
import type { DialogName } from './dialog-name.ts';

const NewGame = lazy(() => import('./NewGame.tsx').then((module) => ({ default: module.NewGame })));
const RulesDialog = lazy(() =>
  import('@/features/rules/RulesDialog.tsx').then((module) => ({ default: module.RulesDialog })),
);
const ScoreSheetDialog = lazy(() => import('@/features/scoreboard/ScoreSheetDialog.tsx'));
const LastTrick = lazy(() => import('@/features/table/LastTrick.tsx'));
const SettingsDialog = lazy(() => import('@/features/settings/SettingsDialog.tsx'));
const HelpDialog = lazy(() => import('@/features/help/HelpDialog.tsx'));
const MenuDialog = lazy(() => import('./MenuDialog.tsx'));

interface OpenDialogProps {
  readonly name: DialogName;
  readonly onOpen: (name: DialogName) => void;
  readonly onClose: () => void;
  /** Rules that came with the address, for the sheet to show. */
  readonly rulesLink: string | null;
  readonly onStart: (setup: GameSetup) => void;
}

/** The dialog of that name; its code comes when it is first opened. */
export function OpenDialog({ name, onOpen, onClose, rulesLink, onStart }: OpenDialogProps) {
  const shared = { open: true, onClose };
  switch (name) {
    case 'newGame':
      return <NewGame {...shared} key={rulesLink ?? ''} link={rulesLink} onStart={onStart} />;
    case 'sheet':
      return <ScoreSheetDialog {...shared} />;
    case 'lastTrick':
      return <LastTrick {...shared} />;
    case 'rules':
      return <RulesDialog {...shared} />;
    case 'settings':
      return <SettingsDialog {...shared} />;
    case 'help':
      return <HelpDialog {...shared} />;
    case 'menu':
      return <MenuDialog {...shared} onOpen={onOpen} />;
  }
}
