/** Small things that happen at the screen and are no part of the game: others may hear of them. */
export type Signal = 'refused';

/** Hands on signals to whoever listens, for example to sound and vibration. */
export function createSignals() {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    emit(signal: Signal): void {
      for (const listen of listeners) listen(signal);
    },
    /** Calls `listen` for every signal from now on; the result stops that. */
    listen(listen: (signal: Signal) => void): () => void {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

export type Signals = ReturnType<typeof createSignals>;
