// Builds the game and runs the browser tests on it: `npm run test:browser -- …Playwright's options`.
import { spawnSync } from 'node:child_process';
import { chromiumBrowser, ensureBrowser, howToGetABrowser } from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';

if (!(await ensureBrowser(chromiumBrowser))) {
  console.error(howToGetABrowser);
  process.exit(1);
}

const commands = [
  ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['@playwright/test/cli.js', 'test', '-c', 'test/e2e', ...process.argv.slice(2)],
];
for (const [program, ...args] of commands) {
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${program}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
