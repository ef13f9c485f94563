import { defineConfig } from '@playwright/test';

// Playwright's runner without its browsers: the engines are driven by test/engines/*.ts.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  // As long as for everything else a person waits for: see PATIENCE in user.ts.
  expect: { timeout: 15_000 },
  workers: 2,
  // One browser of each engine, so that the two run beside each other.
  projects: [
    { name: 'firefox', workers: 1 },
    { name: 'webkit', workers: 1 },
  ],
});
