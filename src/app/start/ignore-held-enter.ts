/**
 * Lets an Enter key that is held down press a button once. The browser presses it with every repeat of the key, and
 * soon what has taken its place: the next card, or what the button has opened.
 */
export function ignoreHeldEnter(): void {
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    if (repeat && key === 'Enter' && target instanceof Element && target.closest('button') !== null)
      event.preventDefault();
  });
}
