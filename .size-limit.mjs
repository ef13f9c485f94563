import { readFileSync } from 'node:fs';

/**
 * The first load is what the built page names: its entry and, as modulepreload, everything the
 * entry imports statically. Lazy chunks are not in it.
 */
const html = readFileSync('dist/index.html', 'utf8');
const firstLoad = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(
  ([, path]) => `dist/${path}`,
);
if (firstLoad.length === 0) throw new Error('dist/index.html names no script: nothing to measure');

/** What the service worker keeps: see tools/build/pwa.mjs. */
const offline = ['js', 'css', 'html', 'svg', 'woff2', 'bin', 'webmanifest'].map(
  (type) => `dist/**/*.${type}`,
);

export default [
  { name: 'JavaScript of the first load', path: firstLoad, gzip: true, limit: '130 kB' },
  { name: 'All that is kept for playing offline', path: offline, brotli: false, limit: '2.5 MB' },
];
