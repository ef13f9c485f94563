import { expect, test } from '@playwright/test';
import { OPTIONAL_FEATURES, takeAway } from './features.ts';
import { playARound } from './play-a-round.ts';

for (const feature of OPTIONAL_FEATURES)
  test(`a round is played without ${feature}`, async ({ page }) => {
    await takeAway(page, [feature]);
    await playARound(page);
    // From the global object: a bare name that is not there would throw.
    const path = `globalThis.${feature.replaceAll('.', '?.')}`;
    expect(await page.evaluate(`${path} === undefined`)).toBe(true);
  });
