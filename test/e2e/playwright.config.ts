import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/lib/browser.mjs';

// Tools also read this where there is no browser; then Playwright says so when a test starts.
const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What is waited for comes; how soon, on a busy machine with two cores, proves nothing.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  use: {
    // Set from the address that the server below prints.
    ...(process.env['OH_HELL_URL'] ? { baseURL: process.env['OH_HELL_URL'] } : {}),
    // Only the tests of the app itself want a megabyte installed first.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // To record every test costs a sixth of the whole time: `-- --trace retain-on-failure` does it.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
      },
    },
  ],
  webServer: {
    command: 'node tools/serve/preview.mjs',
    cwd: '../..',
    wait: { stdout: /Serving (?<OH_HELL_URL>\S+)/ },
  },
});
