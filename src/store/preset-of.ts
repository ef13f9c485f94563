import { PRESETS, PRESET_IDS, type PresetId, type RuleSet, presetRules } from '@/engine/index.ts';

const same = (a: RuleSet, b: RuleSet): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The preset with these rules; the schedule, which makes a game longer or shorter, does not matter. */
export function presetOf(rules: RuleSet): PresetId | null {
  const isPreset = (id: PresetId): boolean => {
    const counts: readonly number[] = PRESETS[id].players;
    if (!counts.includes(rules.players)) return false;
    return same({ ...presetRules(id, rules.players), schedule: rules.schedule }, rules);
  };
  return PRESET_IDS.find(isPreset) ?? null;
}
