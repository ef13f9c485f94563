/** The longest wait, in ms: pages in the background do not paint. */
const MAX_WAIT_MS = 100;

/** Resolves when pending changes have been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => setTimeout(resolve, 0);
    const timer = setTimeout(done, MAX_WAIT_MS);
    // The frame callback runs before the paint, the task after it.
    requestAnimationFrame(() => {
      clearTimeout(timer);
      done();
    });
  });
