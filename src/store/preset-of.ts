import { PRESETS, PRESET_IDS, type PresetId, type RuleSet, presetRules } from '@/engine/index.ts';

const same = (a: RuleSet, b: RuleSet): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The preset with exactly these rules, without options. */
export function presetOf(rules: RuleSet): PresetId | null {
  const isPreset = (id: PresetId): boolean => {
    const counts: readonly number[] = PRESETS[id].players;
    return counts.includes(rules.players) && same(presetRules(id, rules.players), rules);
  };
  return PRESET_IDS.find(isPreset) ?? null;
}
