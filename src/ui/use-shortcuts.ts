import { goesElsewhere, goesToDialog, hasModifier } from './keys.ts';
import { usePageKey } from './use-page-key.ts';

/** What a key does, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** The space bar presses the button that has the focus. */
const pressesControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** A field has keys of its own, but none that leaves. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' ? goesToDialog(event) : goesElsewhere(event);

/** The game's keys, wherever the focus is, but in fields and dialogs; Escape in fields as well. */
export function useShortcuts(shortcuts: Shortcuts): void {
  usePageKey((event) => {
    if (hasModifier(event) || event.defaultPrevented || isTaken(event)) return;
    if (event.key === ' ' && pressesControl(event)) return;
    const action = shortcuts[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    // A space bar that is held down does not run through the game.
    if (event.key === ' ' && event.repeat) return;
    action();
  });
}
