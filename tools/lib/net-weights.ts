import { readFileSync } from 'node:fs';
import type { Family } from '@/ai/net/loaded-nets.ts';

/** The weights in a file, as a buffer of its own. */
export function weightsIn(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** The app's weights for games of a family. */
export const weightsOf = (family: Family): ArrayBuffer => weightsIn(`src/ai/nets/${family}.bin`);
