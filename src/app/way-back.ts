import type { Day } from '@/store/day.ts';
import type { DialogName } from './dialog-name.ts';

/** A button by what it is called, and the how-manieth of that name it is: its screen is drawn anew. */
interface PressedButton {
  readonly name: string;
  readonly nth: number;
}

/** Where the person was when something took the place of it. */
export interface WayBack {
  readonly dialog: DialogName | null;
  /** The day that was looked at in the daily deals. */
  readonly day: Day | null;
  readonly button: PressedButton | null;
}

const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();

const called = (name: string): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter((button) => nameOf(button) === name);

function pressedButton(): PressedButton | null {
  const { activeElement: button } = document;
  if (!(button instanceof HTMLButtonElement)) return null;
  const name = nameOf(button);
  return { name, nth: called(name).indexOf(button) };
}

/** The way back to what is on the screen now. */
export const wayBackTo = (dialog: DialogName | null, day: Day | null): WayBack => ({
  dialog,
  day,
  button: pressedButton(),
});

/**
 * Gives the focus back to the button that led away, as soon as it is there again: what it stands in
 * may have to be read first. Whatever the person does meanwhile ends it.
 */
export function focusAgain({ button }: WayBack): void {
  if (button === null) return;
  const stop = new AbortController();
  const find = (): HTMLButtonElement | undefined => called(button.name)[button.nth];
  const watch = new MutationObserver(() => {
    if (find() !== undefined) focusSoon();
  });
  stop.signal.addEventListener('abort', () => watch.disconnect());
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, () => stop.abort(), { capture: true, signal: stop.signal });

  /** Two frames on: a screen that opens gives the focus to something of its own first. */
  function focusSoon(): void {
    watch.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (stop.signal.aborted) return;
        find()?.focus();
        stop.abort();
      }),
    );
  }

  watch.observe(document.body, { childList: true, subtree: true });
}
