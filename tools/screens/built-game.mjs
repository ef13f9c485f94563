// The built game in a browser, for programs that measure it.
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, findPlayersBrowser, howToGetABrowser } from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';
import { serveDist } from '../serve/serve-dist.mjs';

/**
 * Builds the game, serves it and starts a browser. Exits if there is none.
 * @param {number} port where to serve it
 */
export async function openBuiltGame(port) {
  const executablePath = findPlayersBrowser();
  if (!executablePath) {
    console.error(howToGetABrowser);
    process.exit(1);
  }
  await build({ root, logLevel: 'warn' });
  const server = await serveDist({ port });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  return {
    /** The address of the game. */
    url: server.url,
    browser,
    /** Ends the browser and the server. */
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
