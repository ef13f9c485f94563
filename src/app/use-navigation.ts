import { startTransition, useEffect, useState, useTransition } from 'react';
import { type DialogName, type OpenName, isPlace } from '@/store/dialogs.ts';
import type { Day } from '@/store/day.ts';
import { useGame } from '@/store/hooks.ts';
import type { Shareable } from '@/store/shareable.ts';
import { type PressedButton, focusAgain, pressedButton } from '@/ui/return-focus.ts';
import type { FullScreenContent } from './FullScreen.tsx';

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

/** The dialog over the table, and what it is about. */
function useDialog() {
  const [name, setName] = useState<DialogName | null>(null);
  /** What came with the address: rules, or a game. */
  const [link, setLink] = useState<string | null>(null);
  /** The day to show in the daily deals; null: today. */
  const [day, setDay] = useState<Day | null>(null);
  /** The game for *Share*. */
  const [shared, setShared] = useState<Shareable | null>(null);

  /** Opens the dialog for what came with the address. */
  function openLink(opened: DialogName, fragment: string): void {
    setLink(fragment);
    setName(opened);
  }

  /** Closes the dialog and forgets what it was about, except the game for *Share*. */
  function close(): void {
    setName(null);
    setLink(null);
    setDay(null);
  }

  /** Opens again what was left. */
  function reopen(left: WayBack): void {
    setName(left.dialog);
    setDay(left.day);
  }

  return { name, link, day, shared, open: setName, openLink, close, reopen, setShared };
}

/** Remembers where the person was, and leads back there. */
function useWayBack(dialog: ReturnType<typeof useDialog>) {
  const [before, setBefore] = useState<WayBack | null>(null);

  /** Remembers what is on the screen, before something takes the place of it. */
  function remember(day: Day | null): void {
    setBefore(wayBackTo(dialog.name, day));
  }

  /** Back to where the person was, at the button that led away. */
  function goBack(): void {
    dialog.close();
    if (before === null) return;
    dialog.reopen(before);
    focusAgain(before.button);
  }

  return { before: before?.dialog, remember, goBack };
}

/** What is shown over the table or in place of it, and the ways there and back. */
export function useNavigation() {
  const { table } = useGame();
  const dialog = useDialog();
  const { before, remember, goBack } = useWayBack(dialog);
  /** What is shown in place of the table, which rests meanwhile. */
  const [fullScreen, setFullScreen] = useState<FullScreenContent | null>(null);
  /** Whether the code for that is being fetched. Until it is there nothing can be done at the table. */
  const [isOpening, startOpening] = useTransition();

  // What took the place of the table may have failed, and this screen be drawn anew.
  useEffect(() => table.resume(), [table]);

  /** Shows something in place of the table; `day` is the one to come back to in the daily deals. */
  function lookAt(about: FullScreenContent, day: Day | null = null): void {
    remember(day);
    table.pause();
    // What is on the screen stays there until the code for it has been fetched.
    startOpening(() => {
      dialog.close();
      setFullScreen(about);
    });
  }

  /** Opens a dialog, or a place that fills the screen. */
  function open(name: OpenName): void {
    if (isPlace(name)) lookAt({ place: name });
    // What is open stays until the code of the next is there: no moment without a layer between them.
    else startTransition(() => dialog.open(name));
  }

  /** Opens *Share* for a game; closing it leads back. */
  function share(shared: Shareable): void {
    dialog.setShared(shared);
    remember(shared.day);
    open('share');
  }

  /** From what took the place of the table back to where the person was. */
  function comeBack(): void {
    setFullScreen(null);
    goBack();
    table.resume();
  }

  /** To the table, on which another game lies now, from wherever it was laid there. */
  function leavePlace(): void {
    setFullScreen(null);
    dialog.close();
  }

  const back = { before, goBack, comeBack, leavePlace };
  return { dialog, fullScreen, isOpening, lookAt, open, share, ...back };
}

export type Navigation = ReturnType<typeof useNavigation>;
