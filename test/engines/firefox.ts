import { type KeyInput, type Page, launch } from 'puppeteer-core';
import type { Browser, Tab } from './tab.ts';

/** Mouse steps between two points of a stroke. */
const STEPS = 4;

/** Firefox over WebDriver BiDi, with a temporary profile. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
  });
  return {
    newTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    async resize(width, height) {
      try {
        await page.setViewport({ width, height });
      } catch (error) {
        // Firefox 140 does not support setting the screen orientation, but it does set the size.
        if (!String(error).includes('emulation.setScreenOrientationOverride')) throw error;
      }
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    async inject(script) {
      await page.evaluate(script);
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    hover: ({ x, y }) => page.mouse.move(x, y),
    async stroke(pointer, [start, ...path]) {
      if (pointer === 'touch') {
        const touch = await page.touchscreen.touchStart(start.x, start.y);
        for (const { x, y } of path) await touch.move(x, y);
        await touch.end();
        return;
      }
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const { x, y } of path) await page.mouse.move(x, y, { steps: STEPS });
      await page.mouse.up();
    },
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
