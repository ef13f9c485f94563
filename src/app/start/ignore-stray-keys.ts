/**
 * How soon after the last press of the space bar another one belongs to the same quick series, in ms: it hurries the
 * others, as the first one did.
 */
const SERIES_MS = 500;

const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button') !== null;

/**
 * Lets keys press no button for which they are not meant. The browser presses the button that has the focus with every
 * repeat of Enter, and when the space bar comes up. By then it may be another one than before: the next card, what the
 * button has opened, or a choice whose turn has come. So Enter that is held down presses a button once, the space bar
 * only the one on which it went down, and a quick series of presses that began beside all buttons none.
 */
export function ignoreStrayKeys(): void {
  /** When the space bar was last pressed in such a series, in ms as events have it. */
  let last = -Infinity;
  addEventListener('keydown', (event) => {
    const { key, repeat, timeStamp } = event;
    const isSpace = key === ' ';
    const isInSeries = isSpace && timeStamp - last <= SERIES_MS;
    const presses = isOnButton(event) && (isSpace || key === 'Enter');
    if (presses && (repeat || isInSeries)) event.preventDefault();
    last = isSpace && (isInSeries || !presses) ? timeStamp : -Infinity;
  });
}
