import { rulesName } from './formats/rules-name.ts';
import type { ShelfStorage } from '@/store/rule-shelf.ts';

const NAME = 'oh-hell:rules';
const SET_ASIDE = 'oh-hell:rules:set-aside';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The player's own rules in localStorage. What cannot be read is set aside, so nothing is lost. */
export const browserShelf: ShelfStorage = {
  async read() {
    const text = localStorage.getItem(NAME);
    if (text === null) return { sets: [], refused: 0 };
    const { parseKeptRules } = await import('./formats/rules.ts');
    const kept = parseKeptRules(parsed(text)) ?? { sets: [], refused: 1 };
    if (kept.refused > 0) localStorage.setItem(SET_ASIDE, text);
    return kept;
  },
  async write(sets) {
    const { keptRules } = await import('./formats/rules.ts');
    localStorage.setItem(NAME, JSON.stringify(keptRules(sets)));
  },
  nameOf: rulesName,
};

/** Hands on what was set aside of the rules, to be kept where all such things are. */
export async function bringRulesAside(keep: (text: string) => Promise<void>): Promise<void> {
  const text = localStorage.getItem(SET_ASIDE);
  if (text === null) return;
  await keep(text);
  localStorage.removeItem(SET_ASIDE);
}
