import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameRecord } from '@/engine/index.ts';
import type { GameSummary } from '@/store/summary.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { Tabs } from '@/ui/Tabs.tsx';
import { Deleted } from './Deleted.tsx';
import { GameList } from './GameList.tsx';
import styles from './History.module.css';
import { KeepPage } from './KeepPage.tsx';
import type { GameArchive } from './slots.ts';
import { StatisticsView } from './StatisticsView.tsx';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly archive: GameArchive;
  readonly onWatch: (game: GameRecord) => void;
  readonly onShare: (game: GameRecord, about: GameSummary) => void;
  /** What comes before the finished games. */
  readonly children?: ReactNode;
}

type Listed = Awaited<ReturnType<GameArchive['list']>>;

/** The finished games: how they went, and their way to and from other devices. */
export default function HistoryDialog({
  open,
  onClose,
  archive,
  onWatch,
  onShare,
  children,
}: HistoryDialogProps) {
  const t = useTranslate();
  const [page, setPage] = useState<'games' | 'statistics' | 'keep'>('games');
  const [listed, setListed] = useState<Listed | 'failed' | null>(null);
  const [putBack, setPutBack] = useState<{ id: string; back: () => Promise<void> } | null>(null);

  /** Does something and lists again what there is then. */
  const after = (job: Promise<unknown>): Promise<void> =>
    job
      .then(() => archive.list())
      .then(setListed)
      .catch(() => setListed('failed'));

  useEffect(() => {
    let isCurrent = true;
    archive.list().then(
      (games) => isCurrent && setListed(games),
      () => isCurrent && setListed('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [archive]);

  function remove({ id }: GameSummary): void {
    void after(archive.remove(id).then((back) => setPutBack({ id, back })));
  }

  /** Does something with a game itself, if it is still there. */
  function withRecord({ id }: GameSummary, use: (record: GameRecord) => void): void {
    archive.record(id).then(
      (record) => (record === null ? setListed('failed') : use(record)),
      () => setListed('failed'),
    );
  }

  function restore(back: () => Promise<void>): void {
    setPutBack(null);
    void after(back());
  }

  const games = listed === null || listed === 'failed' ? [] : listed.games;
  const damaged = listed === null || listed === 'failed' ? 0 : listed.damaged;
  const isEmpty = listed !== null && listed !== 'failed' && games.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('history.title')}
      size="lg"
      sheet
    >
      {listed === 'failed' ? <p>{t('history.failed')}</p> : null}
      {listed === null || listed === 'failed' ? null : (
        <Tabs
          label={t('history.title')}
          value={page}
          onChange={setPage}
          tabs={[
            {
              value: 'games',
              label: t('history.games'),
              content: (
                <div className={styles.page}>
                  {children}
                  {isEmpty ? <p>{t('history.none')}</p> : null}
                  {putBack === null ? null : (
                    <Deleted key={putBack.id} onUndo={() => restore(putBack.back)} />
                  )}
                  <GameList
                    games={games}
                    onWatch={(game) => withRecord(game, onWatch)}
                    onShare={(game) => withRecord(game, (record) => onShare(record, game))}
                    onRemove={remove}
                  />
                  {damaged > 0 ? <p>{t('history.damaged', { count: damaged })}</p> : null}
                </div>
              ),
            },
            {
              value: 'statistics',
              label: t('history.statistics'),
              content: <StatisticsView games={games} />,
            },
            {
              value: 'keep',
              label: t('records.device'),
              content: (
                <KeepPage
                  archive={archive}
                  onOpened={() => void after(Promise.resolve())}
                  onClose={onClose}
                />
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
