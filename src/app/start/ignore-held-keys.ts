/**
 * Lets an Enter key that is held down press a button once, and a space bar only the button on which it went down. The
 * browser presses the button that has the focus with every repeat of Enter, and the last one when the space bar comes
 * up. By then it may be another: the next card, what the button has opened, or a choice whose turn has come.
 */
export function ignoreHeldKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    const presses = key === 'Enter' || key === ' ';
    if (repeat && presses && target instanceof Element && target.closest('button') !== null)
      event.preventDefault();
  });
}
