import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * A static file server that can be shut down or switched to another folder.
 *
 * @typedef {object} Site
 * @property {string} url
 * @property {string} folder the folder to serve; can be changed at any time
 * @property {() => Promise<unknown>} close
 */

/**
 * Serves a folder below a path, with the caching that docs/HOSTING.md asks for; responds with 404 to
 * anything else.
 *
 * @param {string} folder
 * @param {string} [path]
 * @returns {Promise<Site>}
 */
export async function openSite(folder, path = '/') {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const inside = address.startsWith(path) ? address.slice(path.length) || 'index.html' : '..';
    const file = normalize(inside);
    if (file.startsWith('..')) {
      response.writeHead(404).end();
      return;
    }
    readFile(join(site.folder, file)).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
            'cache-control': file.startsWith('assets')
              ? 'public, max-age=31536000, immutable'
              : 'no-cache',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => void server.listen(0, 'localhost', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  /** @type {Site} */
  const site = {
    folder,
    url: `http://localhost:${address.port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
  return site;
}
