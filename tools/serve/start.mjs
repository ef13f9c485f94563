// Builds the game and serves it: `npm start`.
import { build } from 'vite';
import { root } from '../lib/paths.mjs';
import { serveDist } from './serve-dist.mjs';

/** Whether there is an interactive desktop session: no CI, remote shell or pipe. */
function isDesktop() {
  const { env } = process;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  if (env['CI'] || env['SSH_CONNECTION'] || env['SSH_TTY']) return false;
  return process.platform !== 'linux' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

// A static file server has nothing to clean up: exit at once on Ctrl-C.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    console.log('\nBye.');
    process.exit(0);
  });
}

console.log('Building Oh Hell! …');
try {
  await build({ root, logLevel: 'warn' });
} catch (error) {
  console.error(`\nThe game could not be built:\n\n${messageOf(error)}`);
  process.exit(1);
}

try {
  const { url } = await serveDist({ port: 4173, open: isDesktop() });
  console.log(`\nOh Hell! is ready at ${url}\nPress Ctrl-C to stop.`);
} catch (error) {
  console.error(`\nThe game was built but could not be served:\n\n${messageOf(error)}`);
  process.exit(1);
}
