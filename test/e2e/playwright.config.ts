import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/lib/browser.mjs';
import { SOAK_TAG } from './support/soak-tag.ts';

// Tools also read this without a browser; Playwright then reports it when a test starts.
const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  grepInvert: new RegExp(SOAK_TAG),
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous time limits: how long something takes on a busy machine with two cores proves nothing.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  workers: 2,
  use: {
    // Set from the address that the server below prints.
    ...(process.env['OH_HELL_URL'] ? { baseURL: process.env['OH_HELL_URL'] } : {}),
    // A phone: software paints it in a third of the time of Playwright's own size.
    viewport: { width: 390, height: 844 },
    // Installing it fetches a megabyte, so only the tests that need it allow it.
    serviceWorkers: 'block',
    // Opening a game takes a quarter less processor time; tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing every test takes a sixth of the whole time; turn it on with
    // `-- --trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(executablePath && { executablePath }),
          // A process less to talk to: a tenth less processor time.
          args: [...browserFlags, '--enable-features=NetworkServiceInProcess2'],
        },
      },
    },
  ],
  webServer: {
    command: 'node tools/serve/preview.mjs',
    cwd: '../..',
    wait: { stdout: /Serving (?<OH_HELL_URL>\S+)/ },
  },
});
