import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import { BiddingPanel } from '@/features/bidding/BiddingPanel.tsx';
import { ClaimOffer } from '@/features/table/ClaimOffer.tsx';
import { StartPanel } from '@/features/table/StartPanel.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import type { GameRecord } from '@/engine/index.ts';
import { loadWords } from '@/i18n/i18n.ts';
import { useGame, useHints, useSetting, useTable } from '@/store/hooks.ts';
import type { GameSetup } from '@/store/setup.ts';
import { dialogKeys, roundKeys } from './actions.ts';
import { AlertBar } from './AlertBar.tsx';
import { BarEnd, BarStart } from './BarButtons.tsx';
import type { DialogName } from './dialog-name.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { screen } from './screen.ts';
import { WIDE } from './sizes.ts';
import { UpdateBar } from './UpdateBar.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { useFragment } from './use-fragment.ts';
import { useShortcuts } from './use-shortcuts.ts';

const loadGameOver = () => import('@/features/scoreboard/GameOver.tsx');
const loadScoreSheet = () => import('@/features/scoreboard/ScoreSheet.tsx');
const loadRoundSummary = () => import('@/features/scoreboard/RoundSummary.tsx');

const GameOver = screen(async () => (await loadGameOver()).default);
const ScoreSheet = screen(async () => (await loadScoreSheet()).ScoreSheet);
const WinnerPips = screen(async () => (await import('@/features/table/WinnerPips.tsx')).WinnerPips);
const RoundLog = screen(async () => (await import('@/features/table/RoundLog.tsx')).RoundLog);
/** Nobody needs a hint before the first deal: it comes with the first bid. */
const HintButton = lazy(async () => ({
  default: (await import('./HintButton.tsx')).HintButton,
}));
const Coach = screen(async () => (await import('@/features/advice/Coach.tsx')).Coach);
const RoundSummary = screen(async () => (await loadRoundSummary()).default);

const Replay = screen(async () => (await import('./Replay.tsx')).Replay);

/** Fetches what the end of a round shows while the round is played, so that it is there at once. */
function useEarlyPanels(phase: string): void {
  useEffect(() => {
    if (phase !== 'play') return;
    // Who needs a panel that did not come asks for it again, and says so if it fails then.
    for (const load of [loadRoundSummary, loadGameOver, loadWords]) load().catch(() => undefined);
  }, [phase]);
}

interface CentreProps {
  readonly onOpen: (name: DialogName) => void;
  readonly onPlayAgain: () => void;
}

/** What lies on the table when no trick does. */
function Centre({ onOpen, onPlayAgain }: CentreProps) {
  const { table } = useGame();
  const phase = useTable((state) => state.view.round.phase);
  if (phase === 'scored')
    return (
      <Suspense>
        <RoundSummary onNext={() => table.act({ type: 'deal' })} />
      </Suspense>
    );
  if (phase === 'over')
    return (
      <Suspense>
        <WinnerPips />
        <GameOver
          onPlayAgain={onPlayAgain}
          onSameCards={() => table.again()}
          onNewGame={() => onOpen('newGame')}
          onSheet={() => onOpen('sheet')}
        />
      </Suspense>
    );
  return null;
}

/** The score sheet beside the table, and what has been played in this round. */
function SideSheet() {
  const view = useTable((state) => state.view);
  return (
    <Suspense>
      <ScoreSheet view={view} />
      <RoundLog />
    </Suspense>
  );
}

/** The table with everything that can be opened from it. */
export function GameScreen() {
  const { table, settings, newHeader, hints } = useGame();
  const phase = useTable((state) => state.view.round.phase);
  useEarlyPanels(phase);
  const isWide = useMediaQuery(WIDE);
  const shortcuts = useSetting((kept) => kept.shortcuts);
  const isHinted = useHints(({ open }) => open);
  const isCoached = useSetting(({ learning }) => learning) || isHinted;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [rulesLink, setRulesLink] = useState<string | null>(null);
  /** The finished game that is shown again in place of the table, which rests meanwhile. */
  const [watched, setWatched] = useState<GameRecord | null>(null);

  function close(): void {
    setDialog(null);
    setRulesLink(null);
  }

  function watch(game: GameRecord): void {
    table.leave();
    // What is on the screen stays there until the replay has been fetched.
    startTransition(() => {
      close();
      setWatched(game);
    });
  }

  function unwatch(next: DialogName | null): void {
    setWatched(null);
    setDialog(next);
    table.hurry();
  }

  function start(setup: GameSetup): void {
    table.start(newHeader(setup));
    setWatched(null);
    close();
  }

  function askForHint(): void {
    if (table.store.getState().view.choices.length > 0) hints.toggle();
  }

  function toggleSound(): void {
    settings.setState(({ sound }) => ({ sound: !sound }));
  }

  useFragment({
    '#rules=': (link) => {
      setRulesLink(link);
      setDialog('newGame');
    },
    // The app's shortcuts: the game that was kept is on the table anyway.
    '#new-game': () => setDialog('newGame'),
    '#resume': close,
    // Whatever else comes is no link of this game; the last, for the first that fits is taken.
    '#': () => setDialog('lostLink'),
  });

  const keys = {
    ...(shortcuts
      ? { ...dialogKeys(setDialog), ...roundKeys(table), m: toggleSound, h: askForHint }
      : {}),
    ' ': () => table.hurry(),
  };
  // A replay has its own.
  useShortcuts(watched === null ? keys : {});

  return (
    <>
      {watched === null ? (
        <>
          <TableScreen
            barStart={<BarStart onOpen={setDialog} />}
            barEnd={<BarEnd onOpen={setDialog} />}
            centre={
              phase === 'scored' || phase === 'over' ? (
                <Centre onOpen={setDialog} onPlayAgain={() => start(settings.getState().setup)} />
              ) : null
            }
            dock={
              phase === 'ready' ? (
                <StartPanel onNewGame={() => setDialog('newGame')} />
              ) : (
                <>
                  {isCoached ? (
                    <Suspense>
                      <Coach />
                    </Suspense>
                  ) : null}
                  <BiddingPanel />
                  <ClaimOffer />
                </>
              )
            }
            aid={
              <Suspense>
                <HintButton />
              </Suspense>
            }
            side={isWide && phase !== 'ready' ? <SideSheet /> : null}
          />
          <AlertBar />
          <UpdateBar />
        </>
      ) : (
        <Replay record={watched} onClose={() => unwatch('history')} />
      )}
      {dialog === null ? null : (
        <Suspense>
          <OpenDialog
            name={dialog}
            onOpen={setDialog}
            onClose={close}
            rulesLink={rulesLink}
            onStart={start}
            onWatch={watch}
          />
        </Suspense>
      )}
    </>
  );
}
