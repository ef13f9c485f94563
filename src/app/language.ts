import { speak } from '@/i18n/i18n.ts';
import { type Language, directionOf, formatTag, isLanguage, spokenOf } from '@/i18n/languages.ts';
import type { SettingsStore } from '@/store/settings.ts';

/** What is to be spoken: what the player has chosen, or else what the browser asks for. */
function wantedBy(settings: SettingsStore): Language {
  const { language } = settings.getState();
  return language !== null && isLanguage(language) ? language : spokenOf(navigator.languages);
}

/** Speaks what is wanted, and writes it onto the page; stays as it is where the words are lost. */
async function follow(settings: SettingsStore): Promise<void> {
  const language = wantedBy(settings);
  const format = formatTag(language, navigator.languages);
  if (!(await speak(language, format).catch(() => false))) return;
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
}

/**
 * Speaks the language of the settings from now on. What could not be fetched is tried again when
 * there is a network.
 * @returns when the first words are there
 */
export function followLanguage(settings: SettingsStore): Promise<void> {
  const again = (): void => void follow(settings);
  settings.subscribe(({ language }, before) => {
    if (language !== before.language) again();
  });
  for (const event of ['languagechange', 'online']) addEventListener(event, again);
  return follow(settings);
}
