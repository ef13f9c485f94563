// Draws the app's icons from public/favicon.svg into public/icons: `npm run icons`.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser, howToGetABrowser } from '../lib/browser.mjs';
import { root } from '../lib/paths.mjs';

const executablePath = findBrowser();
if (!executablePath) {
  console.error(howToGetABrowser);
  process.exit(1);
}

const icon = readFileSync(`${root}public/favicon.svg`, 'utf8');

/** Maskable: some systems cut it to a circle, so the cards are within the inner 80%. */
const maskable = icon
  .replace(' rx="14"', '')
  .replace(/(<rect width="64"[^>]*>)([\s\S]*)<\/svg>/, (_, felt, cards) => {
    return `${felt}<g transform="translate(32 32) scale(.82) translate(-32 -32)">${cards}</g></svg>`;
  });

/** Monochrome: the system chooses the color, only opacity counts. The heart is a hole. */
const [back = '', front = '', heart = ''] = [...icon.matchAll(/<(?:rect x|path)[\s\S]*?\/>/g)].map(
  ([shape]) => shape.replace(/fill="[^"]*"/, ''),
);
const hole = (/** @type {string} */ shape) => shape.replace('/>', ' fill="#000" />');
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <mask id="behind">
    <rect width="64" height="64" fill="#fff" />
    ${hole(front).replace('/>', ' stroke="#000" stroke-width="4" />')}
  </mask>
  <mask id="heart"><rect width="64" height="64" fill="#fff" />${hole(heart)}</mask>
  <g mask="url(#behind)">${back}</g>
  <g mask="url(#heart)">${front}</g>
</svg>`;

const pictures = /** @type {const} */ ([
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  ['monochrome-512', monochrome, 512],
  ['apple-touch-icon', maskable, 180],
]);

const folder = `${root}public/icons`;
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: browserFlags });
const page = await browser.newPage();
for (const [name, svg, size] of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;inline-size:100vw;block-size:100vh}</style>${svg}`,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
}
await browser.close();
console.log(`${pictures.length} icons are in ${folder}`);
