import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A freshly loaded module, so that nothing has been fetched yet. */
async function opened() {
  vi.resetModules();
  return import('@/i18n/i18n.ts');
}

const fetched = vi.spyOn(globalThis, 'fetch');

beforeEach(() => void fetched.mockClear());
afterEach(() => void fetched.mockReset());

test('another language is fetched once and applied', async () => {
  const { i18n, loadMessages, speak, translate } = await opened();
  expect(await speak('de', 'de')).toBe(true);
  await loadMessages();
  expect(i18n.locale).toBe('de');
  expect(translate('hand.label', { count: 2 })).toBe('Dein Blatt, 2 Karten');
  expect(translate('menu.settings')).toBe('Einstellungen');
  const addresses = fetched.mock.calls.map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.length).toBe(new Set(addresses).size);

  expect(await speak('en', 'en')).toBe(true);
  expect(translate('menu.settings')).toBe('Settings');
});

test('a failed fetch keeps the language, and can be retried', async () => {
  const { i18n, speak, translate } = await opened();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await expect(speak('de', 'de')).rejects.toThrow('no network');
  fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await expect(speak('de', 'de')).rejects.toThrow('no messages in de');
  expect(i18n.locale).toBe('en');
  expect(translate('table.deal')).toBe('Deal');

  expect(await speak('de', 'de')).toBe(true);
  expect(translate('table.deal')).toBe('Geben');
});

test('the latest of two switches wins, whichever loads first', async () => {
  const { i18n, speak } = await opened();
  const first = speak('de', 'de');
  const second = speak('en', 'en');
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(i18n.locale).toBe('en');
});

test('the first screen’s English needs no fetch', async () => {
  const { speak, translate } = await opened();
  expect(await speak('en', 'en-GB')).toBe(true);
  expect(translate('table.deal')).toBe('Deal');
  expect(fetched).not.toHaveBeenCalled();
});
