import { test } from '../support/fixtures.ts';
import { openSite } from '../../../tools/serve/static-site.mjs';
import { ANY_PATH, DIST, untilOfflineReady } from '../support/built-site.ts';
import { describeDaily, playToTheEnd } from './daily-deal.ts';

test.use({ serviceWorkers: 'allow' });

// Offline, after one visit.
describeDaily(playToTheEnd, async (context) => {
  const site = await openSite(DIST, ANY_PATH);
  const page = await context.newPage();
  await page.goto(site.url);
  await untilOfflineReady(page);
  await page.close();
  await site.close();
  return { page: await context.newPage(), url: site.url };
});
