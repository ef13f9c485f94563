import { createStore } from 'zustand/vanilla';

interface NewVersion {
  /** Switches to the new version; null if there is none, or the player chose *Later*. */
  readonly reload: (() => void) | null;
}

/** Whether a newer version of the game is waiting. */
export const newVersion = createStore<NewVersion>()(() => ({ reload: null }));
