import { lazyScreen } from '../lazy-screen.ts';

const ScoreSheetDialog = lazyScreen(
  async () => (await import('@/features/scoreboard/ScoreSheetDialog.tsx')).default,
);
const LastTrick = lazyScreen(
  async () => (await import('@/features/table/trick/LastTrick.tsx')).default,
);
const RoundLogDialog = lazyScreen(
  async () => (await import('@/features/table/RoundLogDialog.tsx')).default,
);
const RulesDialog = lazyScreen(
  async () => (await import('@/features/rules/RulesDialog.tsx')).RulesDialog,
);

/** Dialogs about the game on the surrounding table. */
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

/** A dialog about the game on the table, by name. */
export function TableDialog({ name, onClose }: TableDialogProps) {
  const Named = DIALOGS[name];
  return <Named open onClose={onClose} />;
}
