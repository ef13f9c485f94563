// Builds the game and runs the tests of a folder in `test` on it, with Playwright's options:
//   npm run test:browser -- OPTIONS    test/e2e, in Chromium
//   npm run test:engines -- OPTIONS    test/engines, in Firefox and WebKit
// Installs the browsers where it may.
import { spawnSync } from 'node:child_process';
import {
  chromiumBrowser,
  ensureBrowser,
  ensureEngines,
  howToGetABrowser,
  howToGetEngines,
  missingEngines,
} from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';

const FOLDERS = {
  e2e: { ensure: () => ensureBrowser(chromiumBrowser), howToGet: () => howToGetABrowser },
  engines: { ensure: ensureEngines, howToGet: () => howToGetEngines(missingEngines()) },
};

const [folder, ...options] = process.argv.slice(2);
if (folder !== 'e2e' && folder !== 'engines') {
  throw new Error('usage: test-in-browsers.mjs e2e|engines OPTIONS');
}

const { ensure, howToGet } = FOLDERS[folder];
if (!(await ensure())) {
  console.error(howToGet());
  process.exit(1);
}

const commands = [
  ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['@playwright/test/cli.js', 'test', '-c', `test/${folder}`, ...options],
];
for (const [program, ...args] of commands) {
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${program}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
