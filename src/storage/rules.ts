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

/** The keys of all quarantined texts, the oldest first. */
function quarantineKeys(): string[] {
  const keys: string[] = [];
  const keyAt = (number: number): string => QUARANTINE + (number === 1 ? '' : `-${number}`);
  while (localStorage.getItem(keyAt(keys.length + 1)) !== null) keys.push(keyAt(keys.length + 1));
  return keys;
}

/** Saves a text beside those already quarantined, unless it is one of them. */
function quarantine(text: string): void {
  const keys = quarantineKeys();
  if (keys.some((key) => localStorage.getItem(key) === text)) return;
  localStorage.setItem(QUARANTINE + (keys.length === 0 ? '' : `-${keys.length + 1}`), text);
}

/** The player's own rules in localStorage. Unreadable data is quarantined. */
export const localStorageRules: RuleStorage = {
  async read() {
    const text = localStorage.getItem(NAME);
    if (text === null) return null;
    const { parseRuleSets } = await import('./formats/rules.ts');
    const saved = parseRuleSets(parsed(text)) ?? { sets: [], refused: 1 };
    if (saved.refused > 0) quarantine(text);
    return saved;
  },
  async write(sets) {
    const { encodeRuleSets } = await import('./formats/rules.ts');
    localStorage.setItem(NAME, JSON.stringify(encodeRuleSets(sets)));
  },
};

/** Moves quarantined rules out of localStorage, saving each with `save`. */
export async function moveQuarantinedRules(save: (text: string) => Promise<void>): Promise<void> {
  // From the last one, so that an interruption leaves no gap, which would hide those after it.
  for (const key of quarantineKeys().toReversed()) {
    await save(localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
  }
}
