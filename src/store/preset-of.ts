import {
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type RuleSet,
  isSameRules,
  presetRules,
} from '@/engine/index.ts';

/** The preset with these rules; the schedule and the end, which make a game longer or shorter, do not matter. */
export function presetOf(rules: RuleSet): PresetId | null {
  const { players, schedule, end } = rules;
  const isPreset = (id: PresetId): boolean => {
    const counts: readonly number[] = PRESETS[id].players;
    return (
      counts.includes(players) && isSameRules({ ...presetRules(id, players), schedule, end }, rules)
    );
  };
  return PRESET_IDS.find(isPreset) ?? null;
}
