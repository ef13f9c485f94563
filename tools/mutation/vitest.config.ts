import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';
import { compileMessages } from '../build/compile-messages.mjs';
import { compileWasm } from '../build/compile-wasm.mjs';

let vitest: Vitest | undefined;

/** Reports a test file that does not load as an error: to Stryker it has no tests, so none that fails. */
const loading: Reporter = {
  onInit: (running) => {
    vitest = running;
  },
  onTestModuleEnd: (module) => {
    for (const { message } of module.errors())
      vitest?.state.catchError(new Error(`${module.moduleId}: ${message}`), 'Unhandled Error');
  },
};

/** The unit tests of one area, for `npm run mutation`, which sets what is included. */
export default defineConfig({
  plugins: [compileMessages(), compileWasm()],
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: (process.env['MUTATION_TESTS'] ?? 'test/engine/**/*.test.ts').split(' '),
    setupFiles: [fileURLToPath(new URL('no-shrinking.ts', import.meta.url))],
    reporters: [loading],
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
