import { isForFieldOrDialog, hasModifier } from './keys.ts';
import { usePageKey } from './use-page-key.ts';

/** Actions by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** The space bar presses the button that has the focus. */
const pressesControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Shortcuts, except in fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  usePageKey((event) => {
    if (hasModifier(event) || event.defaultPrevented || isForFieldOrDialog(event)) return;
    if (event.key === ' ' && pressesControl(event)) return;
    const action = shortcuts[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    // A letter or the space bar that is held down acts once; PageUp and PageDown go on.
    if (event.repeat && event.key.length === 1) return;
    action();
  });
}
