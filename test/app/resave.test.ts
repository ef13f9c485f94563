import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { composeGame } from '@/app/compose.ts';
import { presetRules } from '@/engine/index.ts';
import { settingsStorage } from '@/storage/settings.ts';
import { createSettings } from '@/store/settings.ts';
import { until } from '../support/until.ts';

// It stands still: nothing that is saved again at once waits for a time.
vi.mock(import('@/platform/clock.ts'), () => ({ browserClock: { after: () => () => undefined } }));

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

afterEach(() => localStorage.clear());

/** Clears localStorage as the browser does when it deletes the site's data. */
function deleteLocalData(): void {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

const savedTheme = () => createSettings(settingsStorage(() => undefined)).getState().theme;

test('the page that plays saves settings and rules again at once when the site’s data is deleted', async () => {
  const { game, session } = await composeGame();
  game.settings.setState({ theme: 'midnight' });
  game.savedRules.save({ name: 'Sunday', rules: presetRules('canadian', 5) });
  await until(() => expect(localStorage.getItem('oh-hell:rules')).not.toBeNull());
  deleteLocalData();
  expect(savedTheme()).toBe('midnight');
  await until(() => expect(localStorage.getItem('oh-hell:rules')).toContain('Sunday'));

  // Another tab plays now, and its settings may be newer.
  session.leave();
  deleteLocalData();
  expect(localStorage.getItem('oh-hell:settings')).toBeNull();
});
