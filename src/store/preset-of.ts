import {
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type RuleSet,
  isSameRules,
  presetRules,
} from '@/engine/index.ts';

/** The preset with these rules; the schedule, which makes a game longer or shorter, does not matter. */
export function presetOf(rules: RuleSet): PresetId | null {
  const isPreset = (id: PresetId): boolean => {
    const counts: readonly number[] = PRESETS[id].players;
    return (
      counts.includes(rules.players) &&
      isSameRules({ ...presetRules(id, rules.players), schedule: rules.schedule }, rules)
    );
  };
  return PRESET_IDS.find(isPreset) ?? null;
}
