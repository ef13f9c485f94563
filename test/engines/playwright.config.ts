import { defineConfig } from '@playwright/test';

// Playwright's test runner without its browsers: test/engines/*.ts drive the engines.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  // The same as TIMEOUT_MS in user.ts.
  expect: { timeout: 60_000 },
  workers: 2,
  // One browser of each engine, so that the two run in parallel.
  projects: [
    { name: 'firefox', workers: 1 },
    { name: 'webkit', workers: 1 },
  ],
});
