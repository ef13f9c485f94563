import { Suspense, startTransition, useState } from 'react';
import type { GameRecord } from '@/engine/index.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import type { GameSetup } from '@/store/setup.ts';
import { dialogKeys, roundKeys } from './actions.ts';
import { AlertBar } from './AlertBar.tsx';
import type { DialogName, Shareable } from './dialog-name.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { PlayedTable } from './PlayedTable.tsx';
import { screen } from './screen.ts';
import { UpdateBar } from './UpdateBar.tsx';
import { useFragment } from './use-fragment.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Replay = screen(async () => (await import('./Replay.tsx')).Replay);

/** A game that is shown again, and what was open when it was asked for. */
interface Watched {
  readonly record: GameRecord;
  readonly from: DialogName | null;
}

/** The table with everything that can be opened from it. */
export function GameScreen() {
  const { table, settings, newHeader, hints } = useGame();
  const shortcuts = useSetting((kept) => kept.shortcuts);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  /** What came with the address: rules, or a game. */
  const [link, setLink] = useState<string | null>(null);
  const [shared, setShared] = useState<Shareable | null>(null);
  /** The finished game that is shown again in place of the table, which rests meanwhile. */
  const [watched, setWatched] = useState<Watched | null>(null);

  function close(): void {
    setDialog(null);
    setLink(null);
  }

  function watch(game: GameRecord): void {
    table.leave();
    // What is on the screen stays there until the replay has been fetched.
    startTransition(() => {
      close();
      setWatched({ record: game, from: dialog });
    });
  }

  function unwatch(): void {
    // A link is opened once.
    setDialog(watched?.from === 'guest' ? null : (watched?.from ?? null));
    setWatched(null);
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

  function share(what: Shareable): void {
    setShared(what);
    setDialog('share');
  }

  function openLink(name: DialogName): (fragment: string) => void {
    return (fragment) => {
      setLink(fragment);
      setDialog(name);
    };
  }

  function toggleSound(): void {
    settings.setState(({ sound }) => ({ sound: !sound }));
  }

  useFragment({
    '#rules=': openLink('newGame'),
    '#game=': openLink('guest'),
    '#deal=': openLink('guest'),
    '#daily': () => setDialog('daily'),
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
          <PlayedTable
            onOpen={setDialog}
            onPlayAgain={() => start(settings.getState().setup)}
            onWatch={watch}
            onShare={share}
          />
          <AlertBar />
          <UpdateBar />
        </>
      ) : (
        <Replay record={watched.record} onClose={unwatch} />
      )}
      {dialog === null ? null : (
        <Suspense>
          <OpenDialog
            name={dialog}
            onOpen={setDialog}
            onClose={close}
            link={link}
            shared={shared}
            onStart={start}
            onWatch={watch}
            onShare={share}
          />
        </Suspense>
      )}
    </>
  );
}
