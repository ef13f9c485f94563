import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from '@playwright/test';

/** Minified: less for every page to load than `axe.source`. */
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const AXE_SOURCE = readFileSync(AXE_FILE, 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All axe violations on the page, one line for each element. There are no frames. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  const runOnly: RunOnly = { type: 'tag', values: TAGS };
  return page.evaluate(async (only) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // There are many times as many passes; axe then describes only one node of each.
    const { violations: found } = await run({ runOnly: only, resultTypes: ['violations'] });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
      ),
    );
  }, runOnly);
}
