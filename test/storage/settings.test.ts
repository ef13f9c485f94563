import { beforeEach, expect, test, vi } from 'vitest';
import { settingsStorage } from '@/storage/settings.ts';
import { createSettings } from '@/store/settings.ts';

const KEY = 'oh-hell:settings';

beforeEach(() => localStorage.clear());

test('settings of a newer version stay for that version, and the player is told once', () => {
  const failed = vi.fn<() => void>();
  const settings = createSettings(settingsStorage(failed));
  settings.setState({ theme: 'claret' });
  expect(failed).not.toHaveBeenCalled();
  // Another tab has been updated since.
  const newer = JSON.stringify({ state: { theme: ['claret', 'dark'] }, version: 99 });
  localStorage.setItem(KEY, newer);
  settings.setState({ sound: false });
  settings.reload();
  settings.setState({ deck: 'four' });
  expect(localStorage.getItem(KEY)).toBe(newer);
  expect(settings.getState()).toMatchObject({ theme: 'claret', sound: false, deck: 'four' });
  expect(failed).toHaveBeenCalledOnce();
});

test('settings of a newer version are recognized however they are written', () => {
  const failed = vi.fn<() => void>();
  const settings = createSettings(settingsStorage(failed));
  const newer = '{ "version": 2, "state": { "theme": "claret" } }\n';
  localStorage.setItem(KEY, newer);
  settings.setState({ sound: false });
  expect(localStorage.getItem(KEY)).toBe(newer);
  expect(failed).toHaveBeenCalledOnce();
});

test('a page that opens beside settings of a newer version has the defaults', () => {
  localStorage.setItem(KEY, JSON.stringify({ state: { theme: 'claret' }, version: 2 }));
  expect(createSettings(settingsStorage(() => undefined)).getState().theme).toBe('felt');
});

test.each(['{"state":', '7', '"version":x}'])('damaged settings are replaced: %s', (text) => {
  localStorage.setItem(KEY, text);
  const failed = vi.fn<() => void>();
  createSettings(settingsStorage(failed)).setState({ theme: 'claret' });
  expect(createSettings(settingsStorage(failed)).getState().theme).toBe('claret');
  expect(failed).not.toHaveBeenCalled();
});
