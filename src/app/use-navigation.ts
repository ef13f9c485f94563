import {
  type TransitionStartFunction,
  startTransition,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { type DialogName, type DialogOrViewName, isFullScreenView } from '@/store/dialogs.ts';
import type { Day } from '@/store/day.ts';
import { useGame } from '@/store/hooks.ts';
import type { Shareable } from '@/store/games/shareable.ts';
import { forgetPlace, placeBefore } from '@/storage/place.ts';
import { entryDepth } from '@/ui/history-entry.ts';
import { isSteppingBack, useLayer } from '@/ui/layers.ts';
import { pressedButton, returnFocus } from '@/ui/return-focus.ts';
import type { FullScreenContent, Place, WayBack } from './place.ts';

/** The dialog over the table, and its subject. */
function useDialog() {
  const [name, setName] = useState<DialogName | null>(null);
  /** The fragment of the address: a link to rules or to a game. */
  const [link, setLink] = useState<string | null>(null);
  /** The day to show in the daily deals; null: today. */
  const [day, setDay] = useState<Day | null>(null);
  /** The game for *Share*. */
  const [shared, setShared] = useState<Shareable | null>(null);

  /** Opens the dialog for a link in the address. */
  function openLink(opened: DialogName, fragment: string): void {
    setLink(fragment);
    setName(opened);
  }

  /** Closes the dialog and forgets its subject, except the game for *Share*. */
  function close(): void {
    setName(null);
    setLink(null);
    setDay(null);
  }

  /** Reopens the dialog that was left. */
  function reopen(left: WayBack): void {
    setName(left.dialog);
    setDay(left.day);
  }

  return { name, link, day, shared, open: setName, openLink, close, reopen, setShared };
}

/** Remembers where the player was, and returns there. */
function useWayBack(dialog: ReturnType<typeof useDialog>, first: WayBack | null) {
  const [before, setBefore] = useState(first);
  /** What opened the menu. */
  const [menuButton, setMenuButton] = useState(first?.menuButton ?? null);

  /** Remembers the current dialog and button; call it before leaving them. */
  function remember(day: Day | null): void {
    setBefore({
      // A link is opened once.
      dialog: dialog.name === 'sharedGame' ? null : dialog.name,
      day,
      button: pressedButton(),
      menuButton,
    });
  }

  /** Returns to where the player was, with the focus on the button that led away. */
  function goBack(): void {
    dialog.close();
    if (before === null) return;
    dialog.reopen(before);
    returnFocus(before.button);
  }

  /** Like {@link goBack}, but only Back and Escape reopen the menu; a button leads to the table. */
  function leaveView(): void {
    if (before?.dialog !== 'menu' || isSteppingBack()) {
      goBack();
      return;
    }
    dialog.close();
    returnFocus(menuButton);
  }

  /** Remembers the button that opens the menu; call it before opening the menu. */
  const rememberMenuButton = (): void => setMenuButton(pressedButton());

  return { before, remember, rememberMenuButton, goBack, leaveView };
}

/**
 * Leads back to the view before a reload, or resumes the table: also when a view crashed and the screen was mounted
 * again. Returns the steps of Back out of the view, until it is there.
 */
function useReturn(
  kept: Place | null,
  startOpening: TransitionStartFunction,
  show: (about: FullScreenContent) => void,
): number {
  const { table } = useGame();
  const [steps, setSteps] = useState(kept === null ? 0 : (entryDepth() ?? 0));
  useEffect(() => {
    forgetPlace();
    if (kept === null) {
      table.resume();
      return;
    }
    table.pause();
    startOpening(() => {
      setSteps(0);
      show(kept.about);
    });
  }, [kept, table, startOpening, show]);
  return steps;
}

/** Which dialog or full-screen view is open, and how to open and leave them. */
export function useNavigation() {
  const { table } = useGame();
  const dialog = useDialog();
  /** Where the player was before a reload. */
  const [kept] = useState(placeBefore() as Place | null);
  const { before, remember, rememberMenuButton, goBack, leaveView } = useWayBack(
    dialog,
    kept?.before ?? null,
  );
  /** The view shown in place of the table, which is paused meanwhile. */
  const [fullScreen, setFullScreen] = useState<FullScreenContent | null>(null);
  /** Whether the code of that view is being fetched. The table is inert meanwhile. */
  const [isOpening, startOpening] = useTransition();

  const steps = useReturn(kept, startOpening, setFullScreen);
  // Back and Escape give up a view whose code is being fetched; a dialog that it is opened from does so itself.
  useLayer(steps || Number(isOpening && dialog.name === null), closeFullScreen);

  /** Opens a full-screen view; `day` is the day to return to in the daily deals. */
  function lookAt(about: FullScreenContent, day: Day | null = null): void {
    remember(day);
    table.pause();
    // A transition keeps the current screen until the code has been fetched.
    startOpening(() => {
      dialog.close();
      setFullScreen(about);
    });
  }

  /** Opens a dialog or a full-screen view. */
  function open(name: DialogOrViewName): void {
    if (name === 'menu') rememberMenuButton();
    if (isFullScreenView(name)) lookAt({ place: name });
    // A transition keeps the open dialog until the next one can render, so that a layer is always open.
    else startTransition(() => dialog.open(name));
  }

  /** Opens *Share* for a game; closing it returns to where the player was. */
  function share(shared: Shareable): void {
    dialog.setShared(shared);
    remember(shared.day);
    open('share');
  }

  /** Closes the full-screen view and returns to where the player was; a button never to the menu. */
  function closeFullScreen(): void {
    setFullScreen(null);
    leaveView();
    table.resume();
  }

  /** Closes everything over the table, after another game was loaded onto it. */
  function showTable(): void {
    setFullScreen(null);
    dialog.close();
  }

  const back = { before, goBack, closeFullScreen, showTable };
  return { dialog, fullScreen, kept, isOpening, lookAt, open, share, ...back };
}

export type Navigation = ReturnType<typeof useNavigation>;
