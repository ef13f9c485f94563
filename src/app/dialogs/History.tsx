import { type ComponentProps, useMemo } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import HistoryDialog from '@/features/history/HistoryDialog.tsx';
import { UnfinishedGames } from '@/features/history/Unfinished.tsx';
import { gameTime, gameTitle } from '@/features/history/game-titles.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame } from '@/store/hooks.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { type Shareable, shareable } from '@/store/games/shareable.ts';
import { yieldToMain } from '@/platform/yield-to-main.ts';
import { downloadFile } from '@/platform/download.ts';
import { threadedImport } from '@/platform/threaded-import.ts';
import { gameArchive } from '@/storage/archive.ts';
import { backup } from '@/storage/backup.ts';
import { indexedDbChangeIf } from '@/storage/change-if.ts';
import { indexedDbUnfinished } from '@/storage/unfinished.ts';
import { practice } from '../practice/practice.ts';
import { training } from '../practice/training.ts';
import { fileImport, finishedGames, savedDocuments } from '../saved-games.ts';
import type { ViewedGame } from '../viewed-game.ts';

interface HistoryProps extends Pick<ComponentProps<typeof HistoryDialog>, 'open' | 'onClose'> {
  /** Resumes an unfinished game. */
  readonly onResume: (id: string) => void;
  readonly onWatch: (game: ViewedGame) => void;
  readonly onReview: (game: ViewedGame) => void;
  readonly onShare: (shared: Shareable) => void;
  /** Opens *Insights*. */
  readonly onInsights: () => void;
}

/** Connects *Your games* with storage. */
export function History({ onResume, onWatch, onReview, onShare, ...props }: HistoryProps) {
  const t = useTranslate();
  const { table, settings, savedRules } = useGame();
  const archive = useMemo(
    () =>
      gameArchive({
        store: savedDocuments,
        games: finishedGames,
        backup: backup({
          store: savedDocuments,
          changeIf: indexedDbChangeIf(),
          settings,
          savedRules,
          practice,
          training,
          now: Date.now,
          yieldControl: yieldToMain,
        }),
        settings,
        download: downloadFile,
        importGames: threadedImport(),
        yieldControl: yieldToMain,
      }),
    [settings, savedRules],
  );
  const seen = (record: GameRecord, about: GameSummary): ViewedGame => ({
    record,
    id: about.id,
    title: t('history.game', { name: gameTitle(t, about), when: gameTime(t, about) }),
  });
  return (
    <HistoryDialog
      {...props}
      archive={archive}
      fileImport={fileImport}
      onWatch={(record, about) => onWatch(seen(record, about))}
      onReview={(record, about) => onReview(seen(record, about))}
      onShare={(record, about) => onShare(shareable(record, about))}
    >
      <UnfinishedGames games={indexedDbUnfinished} onTable={table.note().id} onResume={onResume} />
    </HistoryDialog>
  );
}
