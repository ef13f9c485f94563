import { Workbox } from 'workbox-window';

/** How often a page that stays open asks for a new version, in ms. */
const HOUR = 3_600_000;

/**
 * Installs the service worker and calls `found` with what goes over to a new version: at once when
 * one has been waiting, or later. Until then the old version goes on with all of its files. Rejects
 * where there can be no service worker.
 */
export async function watchVersions(found: (reload: () => void) => void): Promise<void> {
  const worker = new Workbox('./sw.js');
  const reload = (): void => location.reload();
  let wanted = false;
  worker.addEventListener('waiting', () =>
    found(() => {
      wanted = true;
      worker.messageSkipWaiting();
    }),
  );
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (wanted) reload();
    // Another tab went over to it: this page still runs, but its parts may be gone.
    else if (isUpdate === true) found(reload);
  });
  const registration = await worker.register();

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    // Without a network there is nothing new.
    registration?.update().catch(() => undefined);
  });
}
