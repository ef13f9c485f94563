// Serves the built game with nginx as docs/hosting/nginx.conf says, at the root and below a path, and
// checks headers, compression, offline play and updates: `npm run test:hosting`. It needs nginx and
// Chromium.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, findBrowser, howToGetABrowser } from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';
import { precompress } from '../serve/precompress.mjs';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PATHS = ['/', '/play/oh-hell/'];

const executablePath = findBrowser();
if (!existsSync(NGINX) || !executablePath) {
  console.error(
    executablePath ? 'No nginx: sudo apt-get install -y nginx-light' : howToGetABrowser,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'oh-hell-hosting-'));
const www = join(folder, 'www');

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

let failures = 0;
/**
 * @param {string} what
 * @param {unknown} found
 * @param {unknown} wanted a value, or a pattern for a text
 */
function check(what, found, wanted) {
  const isRight = wanted instanceof RegExp ? wanted.test(String(found)) : found === wanted;
  if (!isRight) failures += 1;
  console.log(
    `${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `: ${String(found)}, not ${String(wanted)}`}`,
  );
}

/** Builds the game; `prefix` begins the names of its scripts. @param {string} prefix */
async function buildGame(prefix) {
  const outDir = join(folder, prefix);
  const names = `assets/${prefix}-[hash].js`;
  const output = { entryFileNames: names, chunkFileNames: names };
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { output } },
  });
  precompress(outDir);
  return outDir;
}

/** Puts a build in the place of the one that is served. @param {string} built */
function publish(built) {
  rmSync(www, { recursive: true, force: true });
  for (const path of PATHS) cpSync(built, join(www, path), { recursive: true });
}

const port = await freePort();
const origin = `http://localhost:${port}`;

/** The documented configuration, without TLS, in a configuration that needs no root. */
function nginxConfig() {
  const hasBrotli = existsSync(BROTLI);
  const server = readFileSync(`${root}docs/hosting/nginx.conf`, 'utf8')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}; listen [::1]:${port};`)
    .replace(/ *ssl_certificate.*\n/g, '')
    .replace('root /var/www/games;', `root ${www};`)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${hasBrotli ? `load_module ${BROTLI};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/nginx.pid; error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${server}
    }`;
}

/** Stops the nginx that runs. */
let stopNginx = () => Promise.resolve();

async function startNginx() {
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig());
  const nginx = spawn(NGINX, ['-c', config, '-p', folder], { stdio: 'inherit' });
  const closed = new Promise((resolve) => nginx.once('close', resolve));
  stopNginx = async () => {
    nginx.kill('SIGTERM');
    await closed;
    stopNginx = () => Promise.resolve();
  };
  for (;;) {
    if (nginx.exitCode !== null || nginx.signalCode !== null)
      throw new Error('nginx did not start');
    const answer = await ask('/').catch(() => null);
    if (answer) break;
  }
}

/**
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
const ask = (path, headers = {}) =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (/** @type {Buffer} */ part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });

/** @param {string} path where the game is */
async function checkHeaders(path) {
  const assets = readdirSync(join(www, path, 'assets'));
  const asset = (/** @type {string} */ ending) =>
    `${path}assets/${assets.find((name) => name.endsWith(ending)) ?? ''}`;
  const IMMUTABLE = 'public, max-age=31536000, immutable';
  /** @type {[file: string, type: RegExp, cache: string][]} */
  const files = [
    [path, /^text\/html; charset=utf-8$/, 'no-cache'],
    [`${path}sw.js`, /javascript/, 'no-cache'],
    [`${path}manifest.webmanifest`, /^application\/manifest\+json/, 'no-cache'],
    [`${path}favicon.svg`, /^image\/svg\+xml/, 'no-cache'],
    [asset('.js'), /javascript/, IMMUTABLE],
    [asset('.css'), /^text\/css/, IMMUTABLE],
    [asset('.woff2'), /^font\/woff2$/, IMMUTABLE],
    [asset('.bin'), /^application\/octet-stream$/, IMMUTABLE],
  ];
  for (const [file, type, cache] of files) {
    const { status, headers } = await ask(file);
    check(`${file} is there`, status, 200);
    check(`${file} has the right content type`, headers['content-type'], type);
    check(`${file} has the right cache rule`, headers['cache-control'], cache);
    check(`${file} is not sniffed as another type`, headers['x-content-type-options'], 'nosniff');
    const again = await ask(file, { 'if-none-match': headers.etag ?? '' });
    check(`${file} is not sent again if unchanged`, again.status, 304);
    check(`${file} keeps its cache rule`, again.headers['cache-control'], cache);
  }
  for (const [name, decompress] of /** @type {const} */ ([
    ['gzip', gunzipSync],
    ...(existsSync(BROTLI) ? [/** @type {const} */ (['br', brotliDecompressSync])] : []),
  ])) {
    const file = asset('.css');
    const { headers, body } = await ask(file, { 'accept-encoding': name });
    check(`${file} is sent as ${name}`, headers['content-encoding'], name);
    check(`${file} varies by encoding`, headers.vary, 'Accept-Encoding');
    const plain = readFileSync(join(www, file));
    check(`${file} is the same in ${name}`, decompress(body).equals(plain), true);
    console.log(`  ${plain.length} bytes, ${body.length} in ${name}`);
  }
  const missing = await ask(`${path}assets/missing.js`);
  check('a missing asset is not found', missing.status, 404);
  check('a missing asset is not cached', missing.headers['cache-control'], undefined);
  check('the 404 page is the game’s own', missing.body.toString(), /Zum Spiel/);
  check('no other site may frame the page', missing.headers['content-security-policy'], /'self'/);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path where the game is
 * @param {string} next the build that follows
 */
async function checkVisit(browser, path, next) {
  const visit = await browser.newContext();
  const page = await visit.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(response.url());
  });
  const deal = page.getByRole('button', { name: 'Deal', exact: true });
  await page.goto(origin + path);
  await deal.waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  check(`${path} starts without errors`, complaints.join(), '');

  await stopNginx();
  await page.reload();
  await deal.waitFor();
  check(`${path} starts offline`, await deal.count(), 1);

  publish(next);
  await startNginx();
  const isNew = async () => (await page.locator('script[src*="next-"]').count()) > 0;
  await page.reload();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const notice = page.getByText('A new version is ready.');
  await notice.waitFor();
  check(`${path} keeps the old version until told to update`, await isNew(), false);
  await page.close();
  const later = await visit.newPage();
  await later.goto(origin + path);
  await later.locator('script[src*="next-"]').first().waitFor({ state: 'attached' });
  check(`${path} has the new version at the next cold start`, await later.title(), 'Oh Hell!');
  await visit.close();
}

try {
  const [first, next] = [await buildGame('first'), await buildGame('next')];
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  publish(first);
  await startNginx();
  try {
    for (const path of PATHS) {
      publish(first);
      await checkHeaders(path);
      await checkVisit(browser, path, next);
    }
  } finally {
    await browser.close();
    await stopNginx();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? 'nginx serves the game as documented' : `${failures} checks failed`);
process.exitCode = failures > 0 ? 1 : 0;
