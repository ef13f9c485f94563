import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { loadMessages, speak } from '@/i18n/i18n.ts';
import { entryDepth } from '@/ui/history-entry.ts';
import { shareDefaultStyles } from './default-styles.ts';
import { leaveOutOwnerStacks } from './owner-stacks.ts';
import { until } from './until.ts';

// Browser features that jsdom lacks.
const missing = { CompressionStream, DecompressionStream, crypto: webcrypto };
for (const [name, value] of Object.entries(missing)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

shareDefaultStyles();
leaveOutOwnerStacks();

// Without Vitest's globals Testing Library cannot register its own cleanup.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // Layers that close go back in the history, which takes the page a while, and longer on a busy machine.
  await until(() => {
    if ((entryDepth() ?? 0) > 0) throw new Error('The history has entries of layers left.');
  });
});

// The files of a process share the page and the modules of the game, so what a file changed of them
// is undone.
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // What user-event puts there.
  Reflect.deleteProperty(navigator, 'clipboard');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  await speak('en', 'en-US');
});

// Lazy chunks load slowly on a busy machine; passing tests never wait this long.
configure({ asyncUtilTimeout: 60_000 });

// In the game, the app loads the messages of a screen with its code.
await loadMessages();
