import { speak } from '@/i18n/i18n.ts';
import { type Language, directionOf, formatTag, isLanguage, spokenOf } from '@/i18n/languages.ts';
import type { SettingsStore } from '@/store/settings.ts';

/** The language from the settings, or else the browser's. */
function wantedBy(settings: SettingsStore): Language {
  const { language } = settings.getState();
  return language !== null && isLanguage(language) ? language : spokenOf(navigator.languages);
}

/**
 * Switches the language and the page's `lang` and `dir`; keeps the old one if messages cannot be
 * fetched.
 */
async function follow(settings: SettingsStore): Promise<void> {
  const language = wantedBy(settings);
  const format = formatTag(language, navigator.languages);
  if (!(await speak(language, format).catch(() => false))) return;
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
}

/**
 * Follows the language setting. A failed fetch is retried when the browser goes online.
 * @returns when the first messages are loaded
 */
export function followLanguage(settings: SettingsStore): Promise<void> {
  const again = (): void => void follow(settings);
  settings.subscribe(({ language }, before) => {
    if (language !== before.language) again();
  });
  for (const event of ['languagechange', 'online']) addEventListener(event, again);
  return follow(settings);
}
