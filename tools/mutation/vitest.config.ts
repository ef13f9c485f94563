import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compileMessages } from '../build/compile-messages.mjs';
import { compileWasm } from '../build/compile-wasm.mjs';

/** The unit tests of one area, for `npm run mutation`, which sets what is included. */
export default defineConfig({
  plugins: [compileMessages(), compileWasm()],
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: (process.env['MUTATION_TESTS'] ?? 'test/engine/**/*.test.ts').split(' '),
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
