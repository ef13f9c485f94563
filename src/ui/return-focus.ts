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

/**
 * Returns the focus to a button as soon as it is rendered again. Any input meanwhile cancels this.
 */
export function focusAgain(button: PressedButton | null): void {
  if (button === null) return;
  const stop = new AbortController();
  const find = (): HTMLButtonElement | undefined => called(button.name)[button.nth];
  const watch = new MutationObserver(() => {
    if (find() !== undefined) focusSoon();
  });
  stop.signal.addEventListener('abort', () => watch.disconnect());
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, () => stop.abort(), { capture: true, signal: stop.signal });

  /** Two frames later, after the screen has set its own initial focus. */
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
