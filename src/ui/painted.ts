/** So long at most: a page in the background paints nothing, in ms. */
const PATIENCE_MS = 100;

/** Settles when what has been drawn by now has been painted, or would have been. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => setTimeout(resolve, 0);
    const timer = setTimeout(done, PATIENCE_MS);
    // Called before the paint; what it leaves for later comes after.
    requestAnimationFrame(() => {
      clearTimeout(timer);
      done();
    });
  });
