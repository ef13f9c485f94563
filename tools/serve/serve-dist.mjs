import compression from 'compression';
import { preview } from 'vite';
import { root } from '../lib/paths.mjs';

/**
 * Compresses text files, as docs/HOSTING.md asks of a server. Its types are Express's, whose requests
 * and responses extend those of Node that it uses.
 */
const compress = /** @type {import('vite').Connect.NextHandleFunction} */ (
  /** @type {unknown} */ (compression())
);

/** @type {import('vite').Plugin} */
const compressed = {
  name: 'compressed-preview',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      // Those are compressed already.
      if (request.url?.endsWith('.bin')) next();
      else compress(request, response, next);
    });
  },
};

/**
 * Serves the built game, compressed.
 *
 * @param {{ port: number, open?: boolean }} options If the port is taken, the next free one serves.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveDist({ port, open = false }) {
  const server = await preview({
    root,
    logLevel: 'warn',
    preview: { port, open },
    plugins: [compressed],
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The server has no local address');
  return { url, close: () => server.close() };
}
