import { expect, test } from '../support/fixtures.ts';
import { OPTIONAL_FEATURES, deleteFeatures } from '../support/features.ts';
import { playFirstRound } from '../support/play-a-round.ts';

for (const feature of OPTIONAL_FEATURES)
  test(`a round is played without ${feature}`, async ({ page }) => {
    await deleteFeatures(page, [feature]);
    await playFirstRound(page);
    // Looked up on the global object, since a bare missing name would throw.
    const path = `globalThis.${feature.replaceAll('.', '?.')}`;
    expect(await page.evaluate(`${path} === undefined`)).toBe(true);
  });
