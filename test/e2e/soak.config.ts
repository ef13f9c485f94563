import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Every game of the family, played to its end in the browser: minutes, so not a part of `npm test`. */
export default defineConfig({ ...config, testMatch: '**/*.soak.ts' });
