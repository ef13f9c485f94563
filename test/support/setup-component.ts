import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadMessages } from '@/i18n/i18n.ts';
import { shareDefaultStyles } from './default-styles.ts';

// Browser features that jsdom lacks.
const missing = { CompressionStream, DecompressionStream, crypto: webcrypto };
for (const [name, value] of Object.entries(missing)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

shareDefaultStyles();

// Without Vitest's globals Testing Library cannot register its own cleanup.
afterEach(cleanup);

// Lazy chunks load slowly on a busy machine; passing tests never wait this long.
configure({ asyncUtilTimeout: 30_000 });

// In the game, the app loads the messages of a screen with its code.
await loadMessages();
