// Pictures of every screen: `npm run screenshots -- --help`. The moments are those of the browser tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, findBrowser, howToGetABrowser } from '../lib/browser.mjs';
import { cache, root } from '../lib/paths.mjs';
import { plainProgram } from '../lib/plain-program.mjs';
import { withFewerColors } from './png.mjs';
import { serveDist } from '../serve/serve-dist.mjs';
import { SIZES } from './sizes.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * The exports of test/e2e/support/scenes.ts that are used:
 * @typedef {{
 *   DIALOGS: readonly (readonly [name: string, key: string])[],
 *   MOMENT_NAMES: readonly string[],
 *   openMoment: (page: Page, moment: string, players?: number) => Promise<void>,
 *   openDialog: (page: Page, name: string, key: string) => Promise<void>,
 *   settled: (page: Page) => Promise<void>,
 * }} Scenes
 */

/** Not in test-results, which the browser tests empty. */
const folder = `${cache}/screenshots`;

const [only] = plainProgram(
  'npm run screenshots --',
  `Takes a picture of every screen at every size into ${relative(root, folder)}, and the two that README shows into
docs/images.`,
)
  .addArgument(new Argument('[pictures]', 'only those of README').choices(['README']))
  .parse().processedArgs;

const executablePath = findBrowser();
if (!executablePath) {
  console.error(howToGetABrowser);
  process.exit(1);
}

/** @returns {Promise<Scenes>} The moments, from the tests' TypeScript. */
async function scenes() {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(`${cache}/scenes-`);
  try {
    await build({
      root,
      logLevel: 'error',
      build: {
        ssr: `${root}test/e2e/support/scenes.ts`,
        outDir,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'scenes.mjs' } },
      },
    });
    return /** @type {Scenes} */ (await import(`${outDir}/scenes.mjs`));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

await build({ root, logLevel: 'warn' });
const { DIALOGS, MOMENT_NAMES, openDialog, openMoment, settled } = await scenes();
const server = await serveDist({ port: 4300 });
const browser = await chromium.launch({ executablePath, args: browserFlags });

/**
 * @param {{ width: number, height: number, scale?: number }} size
 * @param {(page: Page) => Promise<void>} work
 */
async function onPage({ width, height, scale = 1 }, work) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    // Only for PLAIN_FELT: the page's security policy allows no injected styles.
    bypassCSP: true,
  });
  await work(await context.newPage());
  await context.close();
}

/** The weave of the felt is barely visible, and doubles the size of a picture. */
const PLAIN_FELT =
  ':root { --weave-light: transparent !important; --weave-dark: transparent !important }';

/**
 * A picture of the current page at every size.
 *
 * @param {Page} page
 * @param {string} name
 */
async function atAllSizes(page, name) {
  for (const [width = 0, height = 0] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await page.screenshot({
      path: `${folder}/${name}-${width}x${height}.png`,
    });
  }
}

const [width = 0, height = 0] = SIZES[0] ?? [];
if (only === undefined) {
  for (const players of [3, 4, 5]) {
    for (const moment of MOMENT_NAMES)
      await onPage({ width, height }, async (page) => {
        await openMoment(page, moment, players);
        await atAllSizes(page, `${moment}-${players}`);
      });
  }
  await onPage({ width, height }, async (page) => {
    await openMoment(page, 'lateTrick');
    for (const [name, key] of DIALOGS) {
      await openDialog(page, name, key);
      await atAllSizes(page, name.toLowerCase().replaceAll(' ', '-'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });
}

mkdirSync(`${root}docs/images`, { recursive: true });
for (const [name, size] of /** @type {const} */ ([
  ['table-desktop', { width: 1280, height: 800 }],
  ['table-phone', { width: 360, height: 740, scale: 2 }],
]))
  await onPage(size, async (page) => {
    await openMoment(page, 'picture');
    await page.addStyleTag({ content: PLAIN_FELT });
    writeFileSync(`${root}docs/images/${name}.png`, withFewerColors(await page.screenshot()));
  });

console.log(`The pictures are in ${folder} and docs/images`);
await browser.close();
await server.close();
