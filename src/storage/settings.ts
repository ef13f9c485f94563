import type { SettingsStorage } from '@/store/settings.ts';

/** The version of saved settings; NaN if they are damaged. */
function versionOf(text: string | null): number {
  try {
    return Number((JSON.parse(text ?? '') as { readonly version?: unknown }).version);
  } catch {
    return NaN;
  }
}

/**
 * localStorage; without it, or if a newer version of the game has saved its settings there, settings
 * last as long as the page, and `failed` is called at the first change.
 */
export function settingsStorage(failed: () => void): SettingsStorage {
  /** What could not be stored. */
  const memory = new Map<string, string>();
  let isReported = false;
  return {
    getItem(name) {
      try {
        return memory.get(name) ?? localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        if (versionOf(localStorage.getItem(name)) > versionOf(value))
          throw new Error('newer version');
        localStorage.setItem(name, value);
        memory.delete(name);
      } catch {
        memory.set(name, value);
        // Blocked, full or of a newer version: the copy in memory lasts as long as the page.
        if (isReported) return;
        isReported = true;
        failed();
      }
    },
  };
}
