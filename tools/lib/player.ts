import { AiPlayer } from '@/ai/ai-player.ts';
import { type Family, familyOf } from '@/ai/net/loaded-nets.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import type { Command, Opponent, PlayerView, RandomSource, RuleSet } from '@/engine/index.ts';
import { weightsIn, weightsOf } from './net-weights.ts';

/** The nets of a family with the weights in a file, by default the app's. */
export const netsFrom = (family: Family = 'solo', file?: string): NetPlayer =>
  new NetPlayer(file === undefined ? weightsOf(family) : weightsIn(file), family);

/** A player with the app's weights. */
export const appPlayer = (): AiPlayer =>
  new AiPlayer({ solo: netsFrom('solo'), sides: netsFrom('sides') });

/** A player for the games of a rule set, with the weights in a file. */
export function playerWithWeights(file: string, rules: RuleSet): AiPlayer {
  const family = familyOf(rules);
  return new AiPlayer({ [family]: netsFrom(family, file) });
}

let shared: AiPlayer | null = null;

/** The decision of a level of the app after `determinizations`. */
export function decide(
  view: PlayerView,
  level: Opponent,
  rng: RandomSource,
  determinizations?: number,
): Command {
  shared ??= appPlayer();
  const decision = shared.think(view, level, rng, determinizations);
  while (decision.improve());
  return decision.best();
}
