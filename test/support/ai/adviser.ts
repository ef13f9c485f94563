import { readFileSync } from 'node:fs';
import { Adviser } from '@/ai/advice/adviser.ts';
import type { Advice, PlayerView, Seed } from '@/engine/index.ts';

/** An adviser with the nets of the product. */
export function newAdviser(): Adviser {
  const bytes = readFileSync('src/ai/nets/solo.bin');
  return new Adviser(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Final advice after so many worlds; null where there is none. */
export function advised(
  adviser: Adviser,
  view: PlayerView,
  worlds: number,
  seed?: Seed,
): Advice | null {
  const counsel = adviser.counsel(view, seed, worlds);
  if (counsel === null) return null;
  while (counsel.on());
  return counsel.advice();
}
