import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All axe violations on the page, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  // There are no frames, so axe need not open a page to merge their results.
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .setLegacyMode(true)
    .analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
    ),
  );
}
