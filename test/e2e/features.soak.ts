import { expect, test } from './fixtures.ts';
import { OPTIONAL_FEATURES, deleteFeatures } from './features.ts';
import { playFirstRound } from './play-a-round.ts';

for (const feature of OPTIONAL_FEATURES)
  test(`a round is played without ${feature}`, async ({ page }) => {
    await deleteFeatures(page, [feature]);
    await playFirstRound(page);
    // Looked up on the global object, since a bare missing name would throw.
    const path = `globalThis.${feature.replaceAll('.', '?.')}`;
    expect(await page.evaluate(`${path} === undefined`)).toBe(true);
  });
