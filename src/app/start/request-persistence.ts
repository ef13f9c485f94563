/** The part of a table’s state that is read here. */
interface Rounds {
  readonly view: { readonly past: readonly unknown[] };
}
interface RoundsStore {
  readonly getState: () => Rounds;
  readonly subscribe: (listener: (state: Rounds) => void) => () => void;
}

/**
 * Asks for persistent storage once a round is finished: at once, if one already is. Some browsers
 * ask the user, who by then has something to lose.
 */
export function requestPersistence(store: RoundsStore): void {
  const ask = ({ view }: Rounds): boolean => {
    if (view.past.length === 0) return false;
    const storage = navigator.storage as Partial<StorageManager> | undefined;
    storage?.persist?.().catch(() => undefined);
    return true;
  };
  if (ask(store.getState())) return;
  const stop = store.subscribe((state) => {
    if (ask(state)) stop();
  });
}
