import type { CDPSession, Page, ViewportSize } from '@playwright/test';
import { settled } from './scenes.ts';

export type Size = readonly [width: number, height: number];

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The connection to the browser's own tools, one for each page. */
function toolsOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Software paints a large screen in half a second; at a tenth of its width, in a tenth of that. */
const SCALE = 0.1;

/**
 * Lays a page out at a size in CSS px, and paints it smaller. Layout, media queries and hit testing do
 * not change with the scale, but presses do: they go to the place as painted.
 */
async function layOutAt(page: Page, [width, height]: Size): Promise<void> {
  const tools = await toolsOf(page);
  await tools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    scale: SCALE,
  });
  await settled(page, width);
}

/** Gives a page its own size again, which Playwright sends to the browser only if it has changed. */
async function restoreSize(page: Page, { width, height }: ViewportSize): Promise<void> {
  const tools = await toolsOf(page);
  await tools.send('Emulation.clearDeviceMetricsOverride');
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
  await settled(page, width);
}

/**
 * Calls `check` with the page laid out at each of these sizes, and then gives it its own size again.
 * `check` may measure the page, but press nothing.
 */
export async function atSizes<S extends Size>(
  page: Page,
  sizes: readonly S[],
  check: (size: S) => Promise<void>,
): Promise<void> {
  if (sizes.length === 0) return;
  const own = page.viewportSize();
  if (own === null) throw new Error('the page has no size of its own');
  try {
    for (const size of sizes) {
      await layOutAt(page, size);
      await check(size);
    }
  } finally {
    await restoreSize(page, own);
  }
}
