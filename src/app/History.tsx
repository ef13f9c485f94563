import { type ComponentProps, useMemo } from 'react';
import HistoryDialog from '@/features/history/HistoryDialog.tsx';
import { UnfinishedGames } from '@/features/history/Unfinished.tsx';
import { useGame } from '@/store/hooks.ts';
import { type Shareable, shareable } from './dialog-name.ts';
import { browserArchive } from './ports/archive.ts';
import { indexedDbUnfinished } from './ports/unfinished.ts';

interface HistoryProps extends Omit<
  ComponentProps<typeof HistoryDialog>,
  'archive' | 'children' | 'onShare'
> {
  /** Goes on with a game that was left. */
  readonly onGoOn: (id: string) => void;
  readonly onShare: (shared: Shareable) => void;
}

/** *Your games* with where they are kept. */
export function History({ onGoOn, ...props }: HistoryProps) {
  const game = useGame();
  const archive = useMemo(() => browserArchive(game), [game]);
  return (
    <HistoryDialog
      {...props}
      archive={archive}
      onShare={(record, about) => props.onShare(shareable(record, about))}
    >
      <UnfinishedGames games={indexedDbUnfinished} onTable={game.table.note().id} onGoOn={onGoOn} />
    </HistoryDialog>
  );
}
