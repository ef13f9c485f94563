import {
  PRESET_IDS,
  type PresetId,
  type RuleSet,
  isSameRules,
  presetRules,
} from '@/engine/index.ts';
import { OFFERED_SCORINGS, SHORT, SHORT_HIGH, presetGameRules } from './setup.ts';

/** What rules without a name of their own are called after. */
export interface Namesake {
  /** null for house rules. */
  readonly preset: PresetId | null;
  /** Whether the rules differ from that preset's own; true for house rules. */
  readonly isVariant: boolean;
}

/** The rules of a preset that differs in nothing but its schedule and end, which make a game longer or shorter. */
function asPlain({ players, schedule, end }: RuleSet, preset: PresetId): RuleSet {
  return { ...presetRules(preset, players), schedule, end };
}

/** The rules of a preset with those options of a rule set that the preset offers, and its end. */
function asVariant(
  { players, schedule, bidding, hook, scoring, end }: RuleSet,
  preset: PresetId,
): RuleSet {
  const rules = presetGameRules({
    kind: 'preset',
    preset,
    players,
    scoring: OFFERED_SCORINGS.find((offered) => offered === scoring) ?? null,
    shape: schedule.high === SHORT_HIGH ? SHORT : schedule.shape,
    wholeDeck: schedule.high === 'fit',
    bids: bidding === 'sealed' ? bidding : hook ? null : 'no-hook',
  });
  return { ...rules, end };
}

/** The preset with these rules, or else the one of which they are a variant that New game offers. */
export function namesakeOf(rules: RuleSet): Namesake {
  const like = (as: typeof asPlain): PresetId | undefined =>
    PRESET_IDS.find((id) => isSameRules(as(rules, id), rules));
  const plain = like(asPlain);
  return { preset: plain ?? like(asVariant) ?? null, isVariant: plain === undefined };
}
