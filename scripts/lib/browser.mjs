import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Headless Chromium in containers, as quiet on the network as it can be. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const howToGetABrowser = `No Chromium was found, so the browser tests did not run. To get one:
  Debian, Ubuntu:   sudo apt-get update && sudo apt-get install -y chromium
  anywhere else:    npx playwright install chromium
  or name your own: CHROMIUM_PATH=/path/to/chrome npm test`;

/**
 * The browser for tests: the one named by CHROMIUM_PATH, the system's, or Playwright's own.
 * A CHROMIUM_PATH that names nothing is not papered over by another browser.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const system = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...system, chromium.executablePath()].find((path) => existsSync(path));
}
