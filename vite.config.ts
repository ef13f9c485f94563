/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { browserNotice } from './tools/build/browser-notice.mjs';
import { shortClassNames } from './tools/build/class-names.mjs';
import { compileWasm } from './tools/build/compile-wasm.mjs';
import { composedSource } from './tools/build/composed-source.mjs';
import { compileMessages } from './tools/build/compile-messages.mjs';
import { firstScreen } from './tools/build/first-screen.mjs';
import { packCourts } from './tools/build/pack-courts.mjs';
import { buildTarget } from './tools/lib/minimum-browsers.mjs';
import manifest from './package.json' with { type: 'json' };
import { notFoundFile } from './tools/build/not-found-page.mjs';
import { installableApp } from './tools/build/pwa.mjs';
import { prerenderStart } from './tools/build/prerender.mjs';
import { securityPolicy } from './tools/build/security-policy.mjs';

const componentTests = [
  'test/**/*.test.tsx',
  'test/{features,ui,platform}/**/*.test.ts',
  'test/storage/*.test.ts',
];

/**
 * Component tests of what puts the parts together: they replace modules, load code when it is asked
 * for and go back in the history, so each file has a page and modules of its own.
 */
const appTests = ['test/app/**/*.test.{ts,tsx}'];

const first = firstScreen();

/** Files that are there before any code asks for another. */
const FIRST_FILES = /(?:shared|rolldown-runtime)-[\w-]+\.js$/;

/**
 * The first load names seventy files, and hashes do not compress: as short as Rolldown allows for so
 * many.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** How long the plugins take, which is reported on slow machines, is of no use to whoever starts the game. */
const checks = { bundlerTimings: false };

export default defineConfig({
  // Relative, so that the built game runs from any folder of any host.
  base: './',
  plugins: [
    react(),
    shortClassNames(),
    compileMessages(),
    packCourts(),
    compileWasm(),
    browserNotice(),
    notFoundFile(),
    prerenderStart(),
    securityPolicy(),
    installableApp(),
    first.plugin,
  ],
  worker: {
    format: 'es',
    plugins: () => [compileWasm()],
    rolldownOptions: { output: fileNames, checks },
  },
  css: {
    // Every style sheet may use the screens of src/styles/screens.css.
    postcss: {
      plugins: [
        globalData({ files: [fileURLToPath(new URL('src/styles/screens.css', import.meta.url))] }),
        customMedia(),
        composedSource,
      ],
    },
  },
  define: { APP_VERSION: JSON.stringify(manifest.version) },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: buildTarget,
    sourcemap: true,
    // One style sheet, and one chunk of what the first screen shares with others: on a slow line
    // every file costs a trip. So does what many later screens share, which is fetched together after
    // the start: a file for each icon or helper costs more than what it holds.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The page itself preloads what every file needs.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !FIRST_FILES.test(file)),
    },
    rolldownOptions: {
      checks,
      output: {
        ...fileNames,
        codeSplitting: {
          groups: [
            { name: 'shared', test: first.has, minShareCount: 2, priority: 1 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            { name: 'common', test: /\/src\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  test: {
    // Guards start compilers, properties play many games: on a busy machine that takes its time.
    // With more random cases (test/support/runs.ts) they may take as many times as long.
    testTimeout: 120_000 * Math.max(1, Number(process.env['TEST_RUNS'] ?? 1)),
    // Some start a compiler before their first test.
    hookTimeout: 120_000,
    // Left alone, `expect.poll` gives up after a second, which a busy machine takes to load a module.
    expect: { poll: { timeout: 60_000 } },
    // Left alone, Vitest keeps one core for itself, and one of two is half of them.
    maxWorkers: '100%',
    // Pages of component tests pile up; then a new process takes over. Vitest reads this here only,
    // not in a project.
    vmMemoryLimit: '1GB',
    // `npm run coverage`.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      // AssemblyScript runs as WebAssembly, whose lines V8 does not count.
      exclude: ['src/wasm/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Nothing of a module is kept from one test to the next but what is meant to be, so that the
          // engine is loaded once and not for every file.
          isolate: false,
          unstubGlobals: true,
          // Whatever is not a component test is a unit test: a new folder cannot be forgotten.
          include: ['test/**/*.test.ts'],
          exclude: [...componentTests, ...appTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          // The files of a process share a page and the modules of the game; the setup undoes what a
          // file changed.
          isolate: false,
          // Pages leave so much behind that collecting it more often takes a fifth of the time.
          execArgv: ['--max-semi-space-size=64'],
          include: componentTests,
          exclude: appTests,
          setupFiles: ['test/support/late-tasks.ts', 'test/support/setup-component.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          // Every file has a page and modules of its own, as in a process of its own, but jsdom is
          // loaded once.
          pool: 'vmForks',
          include: appTests,
          setupFiles: ['test/support/late-tasks.ts', 'test/support/setup-component.ts'],
        },
      },
    ],
  },
});
