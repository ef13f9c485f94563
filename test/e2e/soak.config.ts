import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Every preset, played to the end in the browser. Takes minutes, so `npm test` does not run it. */
export default defineConfig({
  ...config,
  testMatch: '**/*.soak.ts',
  use: { ...config.use, viewport: { width: 1280, height: 720 } },
});
