import { preview } from 'vite';
import { root } from '../lib/paths.mjs';

/**
 * Serves the built game.
 *
 * @param {{ port: number, open?: boolean }} options If the port is taken, the next free one serves.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveDist({ port, open = false }) {
  const server = await preview({ root, logLevel: 'warn', preview: { port, open } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The server has no local address');
  return { url, close: () => server.close() };
}
