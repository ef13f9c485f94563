/**
 * Called after each item of a long job. Resolves at once, or after other tasks have run if this one
 * has lasted long enough; rejects to end the job.
 */
export type YieldControl = () => Promise<void>;

/** Maps items one by one and yields after each, so that other tasks can run and the job can be ended. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  act: (item: Item) => Made,
  yieldControl: YieldControl,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(act(item));
    // Sequential on purpose: each item waits for its turn.
    await yieldControl();
  }
  return made;
}
