import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from '../../../tools/serve/static-site.mjs';

describe('a static site', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oh-hell-site-'));
    await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
    await mkdir(join(folder, 'next'));
    await writeFile(join(folder, 'secret.txt'), 'outside');
    await writeFile(join(folder, 'dist', 'index.html'), 'old');
    await writeFile(join(folder, 'dist', 'assets', 'a-1.js'), '1');
    await writeFile(join(folder, 'next', 'index.html'), 'new');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is served below its path with types and caching, and nothing else is', async () => {
    const site = await openSite(join(folder, 'dist'), '/some/where/');
    try {
      const page = await fetch(site.url);
      expect(await page.text()).toBe('old');
      expect(page.headers.get('content-type')).toBe('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const script = await fetch(`${site.url}assets/a-1.js`);
      expect(script.headers.get('content-type')).toBe('text/javascript');
      expect(script.headers.get('cache-control')).toContain('immutable');
      const others = ['none.js', '..%2fsecret.txt', '../../index.html', '/index.html'];
      const statusOf = async (other: string) => (await fetch(new URL(other, site.url))).status;
      expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 404));
    } finally {
      await site.close();
    }
  });

  it('can be switched to another folder, and shut down', async () => {
    const site = await openSite(join(folder, 'dist'));
    site.folder = join(folder, 'next');
    expect(await (await fetch(site.url)).text()).toBe('new');
    await site.close();
    await expect(fetch(site.url)).rejects.toThrow('fetch failed');
  });
});
