/**
 * A button by its name and its index among buttons of that name, since its element is rendered
 * again.
 */
export interface PressedButton {
  readonly name: string;
  readonly nth: number;
}

const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();

const called = (name: string): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter((button) => nameOf(button) === name);

/** The button that has the focus. */
export function pressedButton(): PressedButton | null {
  const { activeElement: button } = document;
  if (!(button instanceof HTMLButtonElement)) return null;
  const name = nameOf(button);
  return { name, nth: called(name).indexOf(button) };
}

/** Ends the wait of the last {@link returnFocus}. */
let endLast = (): void => undefined;

/**
 * Returns the focus to a button as soon as it is rendered again. Any input meanwhile, or another call, cancels
 * this.
 */
export function returnFocus(button: PressedButton | null): void {
  endLast();
  if (button === null) return;
  const find = (): HTMLButtonElement | undefined => called(button.name)[button.nth];
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => {
    ended.abort();
    watch.disconnect();
  };
  const watch = new MutationObserver(() => {
    if (find() === undefined) return;
    watch.disconnect();
    // Two frames later, after the screen has set its own initial focus.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!signal.aborted) find()?.focus();
        end();
      }),
    );
  });
  endLast = end;
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, end, { capture: true, signal });
  watch.observe(document.body, { childList: true, subtree: true });
}
