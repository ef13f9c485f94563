import axe from 'axe-core';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All axe violations on the page, one line for each element. There are no frames. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // There are many times as many passes; axe then describes only one node of each.
    const { violations: found } = await run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
      ),
    );
  }, TAGS);
}
