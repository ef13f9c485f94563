import { readFileSync } from 'node:fs';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { Reviewer } from '@/ai/review/reviewer.ts';

/** The weights of the app for games of a family. */
export function weightsOf(family: Family): ArrayBuffer {
  const bytes = readFileSync(`src/ai/nets/${family}.bin`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** A reviewer with the nets of the app for games of a family. */
export const newReviewer = (family: Family = 'solo'): Reviewer =>
  new Reviewer(weightsOf(family), family);
