import { rulesName } from './formats/rules-name.ts';
import type { RuleStorage } from '@/store/rule-repository.ts';

const NAME = 'oh-hell:rules';
const QUARANTINE = 'oh-hell:rules:set-aside';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The player's own rules in localStorage. Unreadable data is quarantined. */
export const localStorageRules: RuleStorage = {
  async read() {
    const text = localStorage.getItem(NAME);
    if (text === null) return { sets: [], refused: 0 };
    const { parseRuleSets } = await import('./formats/rules.ts');
    const saved = parseRuleSets(parsed(text)) ?? { sets: [], refused: 1 };
    if (saved.refused > 0) localStorage.setItem(QUARANTINE, text);
    return saved;
  },
  async write(sets) {
    const { encodeRuleSets } = await import('./formats/rules.ts');
    localStorage.setItem(NAME, JSON.stringify(encodeRuleSets(sets)));
  },
  nameOf: rulesName,
};

/** Moves quarantined rules out of localStorage by way of `save`. */
export async function moveQuarantinedRules(save: (text: string) => Promise<void>): Promise<void> {
  const text = localStorage.getItem(QUARANTINE);
  if (text === null) return;
  await save(text);
  localStorage.removeItem(QUARANTINE);
}
