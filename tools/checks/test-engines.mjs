// Builds the game and plays it in Firefox and WebKit: `npm run test:engines -- …Playwright's options`.
// Installs the two where it may.
import { spawnSync } from 'node:child_process';
import { ensureEngines, howToGetEngines, missingEngines } from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';

if (!(await ensureEngines())) {
  console.error(howToGetEngines(missingEngines()));
  process.exit(1);
}

const commands = [
  ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['@playwright/test/cli.js', 'test', '-c', 'test/engines', ...process.argv.slice(2)],
];
for (const [program, ...args] of commands) {
  const { status } = spawnSync(process.execPath, [`${root}node_modules/${program}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
