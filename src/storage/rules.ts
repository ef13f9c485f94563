import type { RuleStorage } from '@/store/rule-repository.ts';

const NAME = 'oh-hell:rules';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The player's own rules in localStorage. Unreadable data is quarantined; that of a newer version is left alone. */
export const localStorageRules: RuleStorage = {
  async read() {
    const text = localStorage.getItem(NAME);
    if (text === null) return null;
    const { savedRuleSets } = await import('./formats/rules.ts');
    const saved = savedRuleSets(parsed(text)) ?? { sets: [], refused: 1 };
    if (saved.refused > 0) (await import('./quarantined-rules.ts')).quarantine(text);
    return saved;
  },
  async write(sets) {
    const { encodeRuleSets } = await import('./formats/rules.ts');
    localStorage.setItem(NAME, JSON.stringify(encodeRuleSets(sets)));
  },
};
