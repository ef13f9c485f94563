import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from '@playwright/test';

/** Minified: less for every page to load than `axe.source`. */
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const AXE_SOURCE = readFileSync(AXE_FILE, 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about what a theme changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * All axe violations on the page, one line for each element. There are no frames.
 * @param colors whether to check the rules about colors, which take almost half of the time
 */
export async function violations(
  page: Page,
  { colors = 'too' }: { readonly colors?: 'too' | 'skip' } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  const runOnly: RunOnly = { type: 'tag', values: TAGS };
  const skipped = colors === 'skip' ? COLOR_RULES : [];
  const rules = Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(
    async (options) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // There are many times as many passes; axe then describes only one node of each.
      const { violations: found } = await run({ ...options, resultTypes: ['violations'] });
      return found.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
        ),
      );
    },
    { runOnly, rules },
  );
}
