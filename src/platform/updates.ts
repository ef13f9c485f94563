import { Workbox } from 'workbox-window';

/** The minimum time between two checks for a new version, in ms. */
const HOUR = 3_600_000;

/**
 * Installs the service worker and calls `found` when a new version is waiting, with a function that
 * switches to it. The old version keeps all its files until then. Rejects if service workers are
 * unavailable.
 */
export async function watchVersions(
  found: (reload: () => void) => void,
  reload: () => void = () => location.reload(),
): Promise<void> {
  const worker = new Workbox('./sw.js');
  let registration: ServiceWorkerRegistration | undefined = undefined;
  /** On a first visit, the worker that takes control has just been installed: it is not a new version. */
  let isFirst = navigator.serviceWorker.controller === null;
  let wanted = false;
  worker.addEventListener('waiting', () =>
    found(() => {
      wanted = true;
      // Nothing waits if another tab has switched since.
      if (registration?.waiting == null) reload();
      else worker.messageSkipWaiting();
    }),
  );
  worker.addEventListener('controlling', () => {
    if (wanted) reload();
    // Another tab has switched: this page still runs, but its code chunks may be gone.
    else if (!isFirst) found(reload);
    isFirst = false;
  });
  registration = await worker.register();

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    // Offline.
    registration?.update().catch(() => undefined);
  });
}
