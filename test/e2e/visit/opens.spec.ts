import { expect, test } from '../support/fixtures.ts';

// With the service worker, which the other tests block.
test.use({ serviceWorkers: 'allow' });

test('the game opens without errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('requestfailed', (request) => errors.push(`not loaded: ${request.url()}`));
  page.on('response', (response) => {
    if (!response.ok()) errors.push(`${response.status()}: ${response.url()}`);
  });

  await page.goto('/');

  await expect(page).toHaveTitle('Oh Hell!');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
