import { screen } from './screen.ts';

const ScoreSheetDialog = screen(
  async () => (await import('@/features/scoreboard/ScoreSheetDialog.tsx')).default,
);
const LastTrick = screen(async () => (await import('@/features/table/LastTrick.tsx')).default);
const RoundLogDialog = screen(
  async () => (await import('@/features/table/RoundLogDialog.tsx')).default,
);
const RulesDialog = screen(
  async () => (await import('@/features/rules/RulesDialog.tsx')).RulesDialog,
);

/** What can be looked up about the game on a table, whichever table that is. */
const DIALOGS = {
  sheet: ScoreSheetDialog,
  lastTrick: LastTrick,
  log: RoundLogDialog,
  rules: RulesDialog,
} as const;

export type TableDialogName = keyof typeof DIALOGS;

interface TableDialogProps {
  readonly name: TableDialogName;
  readonly onClose: () => void;
}

/** The dialog of that name, about the table that it is opened at. */
export function TableDialog({ name, onClose }: TableDialogProps) {
  const Named = DIALOGS[name];
  return <Named open onClose={onClose} />;
}
