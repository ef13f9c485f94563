import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { SOAK_TAG } from './support/soak-tag.ts';

/**
 * Every preset, played to the end in the browser, and whole matrices of which `npm test` checks some
 * cells. Takes minutes, so `npm test` does not run it.
 */
export default defineConfig({
  ...config,
  grepInvert: [],
  projects: (config.projects ?? []).flatMap((project) => [
    {
      ...project,
      name: 'soak',
      testMatch: '**/*.soak.ts',
      use: { ...project.use, viewport: { width: 1280, height: 720 } },
    },
    { ...project, name: 'other cells', testMatch: '**/*.spec.ts', grep: new RegExp(SOAK_TAG) },
  ]),
});
