import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadWords } from '@/i18n/i18n.ts';

// What every browser has and jsdom has not.
const missing = { CompressionStream, DecompressionStream, crypto: webcrypto };
for (const [name, value] of Object.entries(missing)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

// Without Vitest's globals Testing Library cannot register its own clean-up.
afterEach(cleanup);

// What is loaded lazily takes its time on a busy machine; a test that passes never waits so long.
configure({ asyncUtilTimeout: 30_000 });

// A component test shows one screen; in the game, the app fetches its words along with it.
await loadWords();
