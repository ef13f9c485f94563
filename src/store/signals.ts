/** UI events that are not part of the game. */
export type Signal = 'refused';

/** Passes signals to listeners such as sound and vibration. */
export function createSignals() {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    emit(signal: Signal): void {
      for (const listen of listeners) listen(signal);
    },
    /** Adds a listener; the returned function removes it. */
    listen(listen: (signal: Signal) => void): () => void {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

export type Signals = ReturnType<typeof createSignals>;
