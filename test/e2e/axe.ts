import axe, { type RunOnly } from 'axe-core';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about what a theme changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * All axe violations on the page, one line for each element. There are no frames.
 * @param colorsOnly checks only the rules about colors
 */
export async function violations(page: Page, { colorsOnly = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const rules: RunOnly = colorsOnly
    ? { type: 'rule', values: COLOR_RULES }
    : { type: 'tag', values: TAGS };
  return page.evaluate(async (runOnly) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // There are many times as many passes; axe then describes only one node of each.
    const { violations: found } = await run({
      runOnly,
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
      ),
    );
  }, rules);
}
