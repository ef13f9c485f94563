import { expect, test } from '@playwright/test';

// With its service worker, which the other tests do without.
test.use({ serviceWorkers: 'allow' });

test('the game opens without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('requestfailed', (request) => complaints.push(`not loaded: ${request.url()}`));
  page.on('response', (response) => {
    if (!response.ok()) complaints.push(`${response.status()}: ${response.url()}`);
  });

  await page.goto('/');

  await expect(page).toHaveTitle('Oh Hell!');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});
