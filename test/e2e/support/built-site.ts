import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from './fixtures.ts';
import { shortSetup } from './player.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The folder of the built game. */
export const DIST = join(ROOT, 'dist');

/** A path that is not the root of a site, for the game must work at any. */
export const ANY_PATH = '/some/where/';

/** The setup of a game that is soon over. */
export const SHORT_GAME = shortSetup('easy');

/** Waits until the service worker controls the page, so that it works offline. */
export const untilOfflineReady = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
