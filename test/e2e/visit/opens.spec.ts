import { type Page, expect, test } from '../support/fixtures.ts';

// With the service worker, which the other tests block.
test.use({ serviceWorkers: 'allow' });

test('the game opens without errors, and has a manifest that says how to install it', async ({
  page,
  context,
}) => {
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

  const devtools = await context.newCDPSession(page);
  const { data, errors: ofManifest, url } = await devtools.send('Page.getAppManifest');
  expect(ofManifest).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest).toMatchObject({
    id: 'oh-hell',
    scope: './',
    start_url: './',
    display: 'standalone',
  });
  expect(new Set(manifest.icons.map(({ purpose }) => purpose ?? 'any'))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  );
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['New game', 'Resume']);
  // Every image exists and has the size that the manifest gives.
  const pictures = [...manifest.icons, ...manifest.screenshots];
  for (const { src, sizes } of pictures.filter(({ type }) => type === 'image/png'))
    expect(await sizeOf(page, new URL(src, url).href), src).toBe(sizes);
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
