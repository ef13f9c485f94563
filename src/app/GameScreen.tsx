import { startTransition, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import type { Header, Seed } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import type { Origin } from '@/store/ports/saves.ts';
import type { GameSetup } from '@/store/setup.ts';
import { dialogKeys, roundKeys } from '@/features/menu/actions.ts';
import { AlertBar } from '@/features/alerts/AlertBar.tsx';
import { type DialogName, type OpenName, isPlace } from '@/store/dialogs.ts';
import type { Shareable } from '@/store/shareable.ts';
import type { FullScreenContent } from './FullScreen.tsx';
import { PlayedTable } from './PlayedTable.tsx';
import { hasDealt } from '@/storage/dealt.ts';
import { screen } from './screen.ts';
import type { ViewedGame } from './viewed-game.ts';
import { UpdateBar } from '@/features/alerts/UpdateBar.tsx';
import { useFragment } from '@/ui/use-fragment.ts';
import { useShortcuts } from '@/ui/use-shortcuts.ts';
import { type PressedButton, focusAgain, pressedButton } from '@/ui/return-focus.ts';
import styles from './GameScreen.module.css';

const FullScreen = screen(async () => (await import('./FullScreen.tsx')).FullScreen);
const OpenDialog = screen(async () => (await import('./OpenDialog.tsx')).OpenDialog);

/** Where the person was when something took the place of it. */
interface WayBack {
  readonly dialog: DialogName | null;
  /** The day that was looked at in the daily deals. */
  readonly day: Day | null;
  readonly button: PressedButton | null;
}

/** The way back to what is on the screen now. */
const wayBackTo = (dialog: DialogName | null, day: Day | null): WayBack => ({
  // A link is opened once.
  dialog: dialog === 'sharedGame' ? null : dialog,
  day,
  button: pressedButton(),
});

/** The table with everything that can be opened from it. */
export function GameScreen() {
  const { table, settings, newHeader, hints, resumeSaved } = useGame();
  const shortcuts = useSetting((state) => state.shortcuts);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  /** What came with the address: rules, or a game. */
  const [link, setLink] = useState<string | null>(null);
  const [shared, setShared] = useState<Shareable | null>(null);
  /** The day to show in the daily deals; null: today. */
  const [day, setDay] = useState<Day | null>(null);
  /** Where the person was before what is shown now took the place of it. */
  const [before, setBefore] = useState<WayBack | null>(null);
  /** What is shown in place of the table, which rests meanwhile. */
  const [fullScreen, setFullScreen] = useState<FullScreenContent | null>(null);
  /** Whether the code for that is being fetched. Until it is there nothing can be done at the table. */
  const [isOpening, startOpening] = useTransition();
  /** The deals that were watched: who plays them then knows the cards. */
  const watched = useRef(new Set<Seed>());

  // What took the place of the table may have failed, and this screen be drawn anew.
  useEffect(() => table.resume(), [table]);

  function close(): void {
    setDialog(null);
    setLink(null);
    setDay(null);
  }

  function lookAt(about: FullScreenContent, wayBack: WayBack = wayBackTo(dialog, null)): void {
    table.pause();
    setBefore(wayBack);
    // What is on the screen stays there until the code for it has been fetched.
    startOpening(() => {
      close();
      setFullScreen(about);
    });
  }

  function open(name: OpenName): void {
    if (isPlace(name)) lookAt({ place: name });
    // What is open stays until the code of the next is there: no moment without a layer between them.
    else startTransition(() => setDialog(name));
  }

  function watch(game: ViewedGame, at: Day | null = null): void {
    watched.current.add(game.record.header.dealSeed);
    lookAt({ watched: game }, wayBackTo(dialog, at));
  }

  /** Back to where the person was, at the button that led away. */
  function goBack(): void {
    close();
    if (before === null) return;
    setDialog(before.dialog);
    setDay(before.day);
    focusAgain(before.button);
  }

  function comeBack(): void {
    setFullScreen(null);
    goBack();
    table.resume();
  }

  /** To the table, on which another game lies now, from wherever it was laid there. */
  function leavePlace(): void {
    setFullScreen(null);
    close();
  }

  function start(setup: GameSetup): void {
    table.start(newHeader(setup));
    leavePlace();
  }

  /** Begins a game whose cards may be known: those of a day, or of a link. */
  async function play(header: Header, origin: Origin): Promise<void> {
    const { dealSeed } = header;
    const again = watched.current.has(dealSeed) || (await hasDealt(dealSeed));
    table.start(header, origin, again);
    leavePlace();
  }

  /** Goes on with a game that was left; if it is gone, the table says so. */
  async function goOnWith(id: string): Promise<void> {
    const isLaid = id !== table.id() && (await resumeSaved(id));
    leavePlace();
    // What is on the table still has rested.
    if (!isLaid && fullScreen !== null) table.resume();
  }

  function share(what: Shareable): void {
    setShared(what);
    setBefore(wayBackTo(dialog, what.day));
    open('share');
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
    '#game=': openLink('sharedGame'),
    '#deal=': openLink('sharedGame'),
    '#daily': () => setDialog('daily'),
    // The app's shortcuts: the game that was kept is on the table anyway.
    '#new-game': () => setDialog('newGame'),
    '#resume': close,
    // Whatever else comes is no link of this game; the last, for the first that fits is taken.
    '#': () => setDialog('lostLink'),
  });

  const keys = {
    ...(shortcuts
      ? { ...dialogKeys(open), ...roundKeys(table), m: toggleSound, h: () => hints.toggle() }
      : {}),
    ' ': () => table.skip(),
  };
  // What is looked at again has its own.
  useShortcuts(fullScreen === null && !isOpening ? keys : {});

  return (
    <>
      {fullScreen === null ? (
        <div className={styles.played} inert={isOpening} aria-busy={isOpening}>
          <PlayedTable
            onOpen={open}
            onPlayAgain={() => start(settings.getState().setup)}
            onWatch={watch}
            onReview={(scope) => lookAt({ reviewed: null, scope })}
            onShare={share}
          />
          <UpdateBar />
        </div>
      ) : (
        <FullScreen about={fullScreen} before={before?.dialog} onClose={comeBack} />
      )}
      <AlertBar isTableAway={fullScreen !== null || isOpening} />
      {dialog === null ? null : (
        <Suspense>
          <OpenDialog
            name={dialog}
            onOpen={open}
            before={before?.dialog}
            onClose={dialog === 'share' ? goBack : close}
            link={link}
            day={day}
            shared={shared}
            onStart={start}
            onPlay={(header, origin) => void play(header, origin)}
            onGoOn={(id) => void goOnWith(id)}
            onWatch={watch}
            onReview={(game) => lookAt({ reviewed: game, scope: 'game' })}
            onShare={share}
          />
        </Suspense>
      )}
    </>
  );
}
