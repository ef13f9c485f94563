import { isSeed } from '@/engine/index.ts';
import type { Randomness } from '@/store/ports/randomness.ts';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Web Crypto [DEAL-3]. */
export const cryptoRandomness: Randomness = {
  seed() {
    const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
    return isSeed(seed) ? seed : cryptoRandomness.seed();
  },
  fraction: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
};
