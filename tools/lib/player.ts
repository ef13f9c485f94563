import { readFileSync } from 'node:fs';
import { Mind } from '@/ai/mind.ts';
import { type Family, familyOf } from '@/ai/net/kept-nets.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import type { Command, Level, PlayerView, RandomSource, RuleSet } from '@/engine/index.ts';

/** What a file holds, as a buffer of its own. */
function bytesOf(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** The nets of a family with the weights in a file; without one, those of the product. */
export const netsFrom = (family: Family = 'solo', file?: string): NetPlayer =>
  new NetPlayer(bytesOf(file ?? `src/ai/nets/${family}.bin`), family);

/** Players with the weights of the product. */
export const mindFrom = (): Mind => new Mind({ solo: netsFrom('solo'), sides: netsFrom('sides') });

/** Players of the games of a rule set, with the weights in a file. */
export function mindWith(file: string, rules: RuleSet): Mind {
  const family = familyOf(rules);
  return new Mind({ [family]: netsFrom(family, file) });
}

let product: Mind | null = null;

/** What a level of the product decides after looking into so many worlds. */
export function decide(
  view: PlayerView,
  level: Level,
  chance: RandomSource,
  worlds?: number,
): Command {
  product ??= mindFrom();
  const thought = product.think(view, level, chance, worlds);
  while (thought.on());
  return thought.best();
}
