import { createStore } from 'zustand/vanilla';

interface NewVersion {
  /** Goes over to the new version; null while there is none, or none that the player wants now. */
  readonly reload: (() => void) | null;
}

/** Whether a newer version of the game than the one on the page is waiting. */
export const newVersion = createStore<NewVersion>()(() => ({ reload: null }));

/** Keeps the game for playing without a network, once everything on the page is there. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => {
    import('@/platform/updates.ts')
      .then(({ watchVersions }) => watchVersions((reload) => newVersion.setState({ reload })))
      // Blocked, or no secure address: the game is played online.
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') begin();
  else globalThis.addEventListener('load', begin, { once: true });
}
