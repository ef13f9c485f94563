import { afterEach, expect, test, vi } from 'vitest';
import { followLanguage } from '@/app/start/language.ts';
import { i18n, translate } from '@/i18n/i18n.ts';
import { createSettings } from '@/store/settings.ts';
import { until } from '../../support/until.ts';

const nowhere = { getItem: () => null, setItem: () => undefined };
const root = document.documentElement;

function browserOf(languages: readonly string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

afterEach(() => {
  vi.restoreAllMocks();
  i18n.activate('en');
});

test('the language and number format follow the browser', async () => {
  browserOf(['tlh', 'de-CH', 'en']);
  await followLanguage(createSettings(nowhere));
  expect(translate('table.deal')).toBe('Geben');
  expect(root.lang).toBe('de');
  expect(root.dir).toBe('ltr');
  expect(translate('rules.problem.number-out-of-range', { max: 12_000 })).toMatch(/12['’]000/);
});

test('choosing a language applies at once, and the default follows the browser again', async () => {
  browserOf(['en-GB']);
  const settings = createSettings(nowhere);
  await followLanguage(settings);
  expect(root.lang).toBe('en');
  settings.setState({ language: 'de' });
  await until(() => expect(translate('table.deal')).toBe('Geben'));
  expect(root.lang).toBe('de');
  settings.setState({ language: null });
  await until(() => expect(root.lang).toBe('en'));
  expect(translate('table.deal')).toBe('Deal');
});

test('a saved language that no longer exists counts as the default', async () => {
  browserOf(['de']);
  const settings = createSettings(nowhere);
  settings.setState({ language: 'tlh' });
  await followLanguage(settings);
  expect(root.lang).toBe('de');
});

test('if messages cannot be fetched the language stays, and is retried when online', async () => {
  browserOf(['en']);
  const settings = createSettings(nowhere);
  await followLanguage(settings);
  vi.spyOn(i18n, 'load').mockImplementationOnce(() => {
    throw new TypeError('no network');
  });
  settings.setState({ language: 'de' });
  await until(() => expect(root.lang).toBe('en'));
  dispatchEvent(new Event('online'));
  await until(() => expect(root.lang).toBe('de'));
});
