import { newVersion } from '@/store/new-version.ts';

/** Registers the service worker for offline play, once the page has loaded. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => {
    import('./updates.ts')
      .then(({ watchVersions }) => watchVersions((reload) => newVersion.setState({ reload })))
      // Blocked, or an insecure context: the game is played online.
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') begin();
  else globalThis.addEventListener('load', begin, { once: true });
}
