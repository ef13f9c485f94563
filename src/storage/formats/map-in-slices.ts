/** Resolves after the browser has had a chance to handle input and to paint. */
export type YieldToMain = () => Promise<void>;

/** Items per slice: folding the longest games takes about 0.1 s each. */
const SLICE = 3;

/** Maps items, yielding to the main thread after every few, so that thousands do not block the page. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  act: (item: Item) => Made,
  yieldToMain: YieldToMain,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(act(item));
    // Sequential on purpose.
    if (made.length % SLICE === 0) await yieldToMain();
  }
  return made;
}
