import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameRecord } from '@/engine/index.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Tabs } from '@/ui/Tabs.tsx';
import { useLatestPress } from '@/ui/use-latest-press.ts';
import { GameList } from './GameList.tsx';
import styles from './History.module.css';
import { BackupPage } from './BackupPage.tsx';
import type { FileImport } from '@/store/games/file-import.ts';
import type { GameArchive } from '@/store/ports/archive.ts';
import { StatisticsView } from './StatisticsView.tsx';
import { useUndo } from './use-undo.tsx';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly archive: GameArchive;
  readonly fileImport: FileImport;
  readonly onWatch: (game: GameRecord, about: GameSummary) => void;
  readonly onReview: (game: GameRecord, about: GameSummary) => void;
  readonly onShare: (game: GameRecord, about: GameSummary) => void;
  /** Opens *Insights*. */
  readonly onInsights: () => void;
  /** Shown above the finished games. */
  readonly children?: ReactNode;
}

type Listed = Awaited<ReturnType<GameArchive['list']>>;

/** The list of finished games; null until it is read. It is read again after an import. */
function useListedGames(archive: GameArchive, { store }: FileImport) {
  const [listed, setListed] = useState<Listed | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = (): void =>
      void archive.list().then(
        (games) => isCurrent && setListed(games),
        () => isCurrent && setListed('failed'),
      );
    read();
    const stop = store.subscribe(({ outcome }, before) => {
      if (outcome !== before.outcome && outcome?.kind === 'opened') read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [archive, store]);
  return {
    listed,
    list: (): Promise<void> => archive.list().then(setListed),
    failed: (): void => setListed('failed'),
  };
}

type ShowGame = (record: GameRecord, about: GameSummary) => void;

/** Reads the record of the game pressed last and passes it on, if it is still there. */
function useWithRecord(archive: GameArchive, onFailed: () => void) {
  const press = useLatestPress();
  async function read(about: GameSummary, show: ShowGame): Promise<void> {
    const signal = press();
    const record = await archive.record(about.id).catch(() => null);
    if (signal.aborted) return;
    if (record === null) onFailed();
    else show(record, about);
  }
  return (show: ShowGame) =>
    (about: GameSummary): void =>
      void read(about, show);
}

interface GamesPageProps extends Omit<ComponentProps<typeof GameList>, 'games'> {
  readonly listed: Listed;
  /** Undoes a deletion. */
  readonly undoOffer: ReactNode;
  /** Shown above the finished games. */
  readonly children: ReactNode;
}

function GamesPage({
  listed: { games, unreadable },
  undoOffer,
  children,
  ...list
}: GamesPageProps) {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      {children}
      <h3>{t('history.finished')}</h3>
      {games.length === 0 ? <p>{t('history.none')}</p> : null}
      {undoOffer}
      <GameList games={games} {...list} />
      {unreadable > 0 ? <p>{t('history.unreadable', { count: unreadable })}</p> : null}
    </div>
  );
}

type PageName = 'games' | 'statistics' | 'backup';

interface HistoryTabsProps extends Omit<HistoryDialogProps, 'open' | 'onClose'> {
  readonly page: PageName;
  readonly onPage: (page: PageName) => void;
  readonly listed: Listed;
  readonly undo: ReturnType<typeof useUndo>;
  readonly onFailed: () => void;
}

/** The pages of *Your games*. */
function HistoryTabs(props: HistoryTabsProps) {
  const { page, onPage, archive, fileImport, listed, undo, onFailed, children } = props;
  const t = useTranslate();
  const withRecord = useWithRecord(archive, onFailed);

  const games = (
    <GamesPage
      listed={listed}
      undoOffer={undo.offer}
      mark={undo.mark}
      onWatch={withRecord(props.onWatch)}
      onReview={withRecord(props.onReview)}
      onShare={withRecord(props.onShare)}
      onRemove={({ id }) => undo.remove(id, archive.remove(id))}
    >
      {children}
    </GamesPage>
  );
  const statistics = (
    <div className={styles.page}>
      <Button className={styles.insights} onClick={props.onInsights}>
        {t('insights.title')}
      </Button>
      <StatisticsView games={listed.games} />
    </div>
  );
  const backup = <BackupPage archive={archive} fileImport={fileImport} />;
  return (
    <Tabs
      label={t('history.title')}
      value={page}
      onChange={onPage}
      tabs={[
        { value: 'games', label: t('history.games'), content: games },
        { value: 'statistics', label: t('history.statistics'), content: statistics },
        { value: 'backup', label: t('records.device'), content: backup },
      ]}
    />
  );
}

/** The games, or the import that went on while *Your games* was closed. */
function firstPage({ store }: FileImport): PageName {
  const { isRunning, outcome } = store.getState();
  return isRunning || outcome !== null ? 'backup' : 'games';
}

/** *Your games*: list, statistics and backup. */
export default function HistoryDialog({ open, onClose, ...props }: HistoryDialogProps) {
  const t = useTranslate();
  const { archive, fileImport } = props;
  const [page, setPage] = useState(() => firstPage(fileImport));
  const { listed, list, failed } = useListedGames(archive, fileImport);
  const undo = useUndo(list, failed, t('history.deleted'));
  return (
    <Dialog open={open} onClose={onClose} title={t('history.title')} size="lg" sheet steady>
      {listed === 'failed' ? <p>{t('history.failed')}</p> : null}
      {listed === null || listed === 'failed' ? null : (
        <HistoryTabs
          {...props}
          page={page}
          onPage={setPage}
          listed={listed}
          undo={undo}
          onFailed={failed}
        />
      )}
    </Dialog>
  );
}
