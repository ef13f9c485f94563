/** Lets whatever else waits have its turn: a key, a frame. */
export type YieldToMain = () => Promise<void>;

/** So many games are folded at a stretch: the longest take some 0.1 s each. */
const STRETCH = 3;

/** What `act` makes of each, with a breath after every few: thousands of games must not stop a page. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  act: (item: Item) => Made,
  yieldToMain: YieldToMain,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(act(item));
    // One stretch after the other is what it is for.
    if (made.length % STRETCH === 0) await yieldToMain();
  }
  return made;
}
