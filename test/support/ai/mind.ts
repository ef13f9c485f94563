import { readFileSync } from 'node:fs';
import { Mind } from '@/ai/mind.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import type { Command, Level, PlayerView, RandomSource } from '@/engine/index.ts';

/** What a file holds, as a buffer of its own. */
function bytesOf(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** The nets with the weights in a file; without one, those of the product. */
export const netsFrom = (file = 'src/ai/nets/solo.bin'): NetPlayer => new NetPlayer(bytesOf(file));

/** Players with the weights in a file; without one, those of the product. */
export const mindFrom = (file?: string): Mind => new Mind(netsFrom(file));

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
