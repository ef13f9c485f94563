import type { Page } from '../support/fixtures.ts';
import { problemsOf } from '../support/layout-problems.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { settled } from '../support/scenes.ts';

/** Sets the browser's default text size, which `rem` follows in styles and media queries. */
export async function withText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** All layout problems on the screen. */
export async function problems(page: Page): Promise<string[]> {
  await settled(page);
  return problemsOf(await measureLayout(page, { clickableAreas: false }));
}

/** The same, but the result of a round or a game may scroll. */
export async function problemsUnlessScrolled(page: Page): Promise<string[]> {
  const found = await problems(page);
  return found.filter((problem) => !problem.startsWith('not all visible without scrolling'));
}
