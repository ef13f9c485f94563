import { beforeEach, expect, test, vi } from 'vitest';
import { openSpareFiles } from '@/storage/spare-files.ts';

/** The responses in Cache Storage, by address. */
const stored = new Map<string, Response>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('location', new URL('https://cards.example/game/'));
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...stored.keys()].map((url) => new Request(url)),
      match: async (url: string) => stored.get(url)?.clone(),
      put: async (url: string, response: Response) => void stored.set(url, response),
      delete: async (url: string) => stored.delete(url),
    }),
  });
});

test('a file is there for the next page, whatever is in its name', async () => {
  const names = ['current', 'game/?', 'game/é', 'game/%', 'game/.'];
  const files = await openSpareFiles();
  for (const name of names) await files.write(name, `of ${name}`);
  const later = await openSpareFiles();
  expect(later.names).toEqual(names);
  for (const name of names) expect(await later.read(name)).toEqual([`of ${name}`]);
});

test('a file is replaced, and the text before is deleted only after that', async () => {
  await (await openSpareFiles()).write('current', 'old');
  const cache = await caches.open('');
  const put = vi.spyOn(cache, 'put');
  vi.spyOn(caches, 'open').mockResolvedValue(cache);
  put.mockRejectedValueOnce(new Error('full'));
  const files = await openSpareFiles();
  await expect(files.write('current', 'new')).rejects.toThrow('full');
  expect(await (await openSpareFiles()).read('current')).toEqual(['old']);
  await files.write('current', 'new');
  expect(await (await openSpareFiles()).read('current')).toEqual(['new']);
  expect(stored.size).toBe(1);
});

test('where a browser was killed before it deleted the text before, the newest comes first', async () => {
  for (let version = 1; version <= 11; version++) {
    const [before] = [...stored];
    await (await openSpareFiles()).write('current', `${version}`);
    if (before !== undefined) stored.set(...before);
  }
  expect((await (await openSpareFiles()).read('current'))[0]).toBe('11');
});

test('a file that was removed is gone', async () => {
  await (await openSpareFiles()).write('current', 'text');
  await (await openSpareFiles()).remove('current');
  const files = await openSpareFiles();
  expect(files.names).toEqual([]);
  expect(await files.read('current')).toEqual([]);
});

test('of a file with two texts the older one is deleted first', async () => {
  await (await openSpareFiles()).write('current', 'old');
  const [before] = [...stored];
  await (await openSpareFiles()).write('current', 'new');
  if (before !== undefined) stored.set(...before);
  const cache = await caches.open('');
  const removed = vi.spyOn(cache, 'delete');
  vi.spyOn(caches, 'open').mockResolvedValue(cache);
  await (await openSpareFiles()).remove('current');
  expect(removed.mock.calls.map(([url]) => url)).toEqual([
    'https://cards.example/spare/current?1',
    'https://cards.example/spare/current?2',
  ]);
});

test('each new text of a file has a higher version, also on another page', async () => {
  const files = await openSpareFiles();
  expect(files.version('current')).toBe(0);
  await files.write('current', 'old');
  const before = files.version('current');
  expect(before).toBeGreaterThan(0);
  await (await openSpareFiles()).write('current', 'new');
  expect((await openSpareFiles()).version('current')).toBeGreaterThan(before);
});
