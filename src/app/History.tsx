import type { ComponentProps } from 'react';
import HistoryDialog from '@/features/history/HistoryDialog.tsx';
import { UnfinishedGames } from '@/features/history/Unfinished.tsx';
import { useGame } from '@/store/hooks.ts';
import { indexedDbArchive } from './ports/archive.ts';
import { indexedDbUnfinished } from './ports/unfinished.ts';

type HistoryProps = Omit<ComponentProps<typeof HistoryDialog>, 'archive' | 'children'>;

const archive = indexedDbArchive();

/** *Your games* with where they are kept. */
export function History(props: HistoryProps) {
  const { table, goOn } = useGame();
  return (
    <HistoryDialog {...props} archive={archive}>
      <UnfinishedGames
        games={indexedDbUnfinished}
        onTable={table.note().id}
        onGoOn={(id) => void goOn(id).then(props.onClose)}
      />
    </HistoryDialog>
  );
}
