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
export function returnFocus(button: PressedButton | null): void {
  if (button === null) return;
  const find = (): HTMLButtonElement | undefined => called(button.name)[button.nth];
  let isCanceled = false;
  const watch = new MutationObserver(() => {
    if (find() === undefined) return;
    watch.disconnect();
    // Two frames later, after the screen has set its own initial focus.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!isCanceled) find()?.focus();
      }),
    );
  });
  const end = (): void => {
    isCanceled = true;
    watch.disconnect();
  };
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, end, { capture: true, once: true });
  watch.observe(document.body, { childList: true, subtree: true });
}
