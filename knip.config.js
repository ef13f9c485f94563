// What nothing uses, and what is used without being named: for `npm run structure`.

/** @type {import('knip').KnipConfig} */
export default {
  project: ['src/**/*.{ts,tsx,css}', '!src/core/**', 'scripts/**/*.mjs', 'test/**/*.{ts,tsx,mjs}'],
  entry: [
    'scripts/*.mjs',
    // The build reads it: scripts/pack-courts.mjs.
    'src/ui/card/courts/index.ts',
    'test/bench/**/*.ts',
    'test/arena/{main,strength,threads}.ts',
    'test/arena/baseline/program.ts',
    'test/arena/fit/main.ts',
    'test/protocol/main.ts',
    'test/calibration/{main,reasons}.ts',
    'test/review/main.ts',
    'test/exercises/main.ts',
    'test/training/main.ts',
    'test/conformance/main.ts',
    'test/soak/*.ts',
    'test/e2e/*.soak.ts',
    'test/architecture/dependencies.config.mjs',
  ],
  playwright: {
    config: ['test/e2e/playwright.config.ts'],
    entry: ['test/e2e/**/*.spec.ts'],
  },
  ignore: ['test/arena/baseline/*.mjs'],
  ignoreDependencies: ['lighthouse'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    // Style sheets import one another by @import, and by `composes: … from`.
    css: (text) =>
      [...text.matchAll(/(?:@import|\bfrom)\s+(['"][^'"]+['"])/g)]
        .map(([, path]) => `import ${path};`)
        .join('\n'),
  },
};
