import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
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

/** A static file server that can be shut down or switched to another folder. */
export interface Site {
  readonly url: string;
  /** The folder to serve; can be changed at any time. */
  folder: string;
  close(): Promise<void>;
}

/** Serves a folder below a path; responds with 404 to anything else. */
export async function openSite(folder: string, path = '/'): Promise<Site> {
  const server: Server = createServer((request, response) => {
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
            'cache-control': 'no-cache',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const site = {
    folder,
    url: `http://localhost:${address.port}${path}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}
