// What nothing uses, and what is used without being named: for `npm run structure`.

/** @type {import('knip').KnipConfig} */
export default {
  project: [
    'src/**/*.{ts,tsx,css}',
    '!src/wasm/**',
    'tools/**/*.{ts,mjs}',
    '!tools/training/wasm/**',
    '!test/wasm/assembly/**',
    'test/**/*.{ts,tsx}',
  ],
  entry: [
    'tools/{serve,screens}/*.mjs',
    'tools/checks/{check-imports,check-wasm-exports,check-browser-support,check-hosting,check-types}.mjs',
    'tools/checks/{test,test-in-browsers}.mjs',
    'tools/mutation/vitest.config.ts',
    'tools/arena/freeze.mjs',
    // The build reads these: tools/build/pack-courts.mjs, compile-messages.mjs, prerender.mjs.
    'tools/build/start-screen.tsx',
    'src/app/start/first-paint.ts',
    'src/ui/card/courts/index.ts',
    'src/i18n/messages/*/*.ts',
    'tools/bench/**/*.ts',
    'tools/arena/{closeness,main,strength,threads}.ts',
    'tools/arena/baseline/{expert,hard}.ts',
    'tools/arena/fit/main.ts',
    'tools/protocol/main.ts',
    'tools/calibration/{main,reasons}.ts',
    'tools/{guide,rating,reader,review}/main.ts',
    'tools/exercises/{check,main}.ts',
    'tools/training/main.ts',
    'tools/conformance/main.ts',
    'tools/catalogue/main.ts',
    'tools/soak/*.ts',
    'test/e2e/*.soak.ts',
    'tools/checks/dependencies.config.mjs',
  ],
  playwright: {
    config: ['test/{e2e,engines}/playwright.config.ts'],
    entry: ['test/{e2e,engines}/**/*.spec.ts'],
  },
  ignore: ['tools/arena/baseline/*.mjs'],
  // Run by path: tools/lib/paths.mjs.
  ignoreDependencies: ['typescript-7', '@stryker-mutator/vitest-runner'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    // Style sheets import one another by @import, and by `composes: … from`.
    css: (text) =>
      [...text.matchAll(/(?:@import|\bfrom)\s+(['"][^'"]+['"])/g)]
        .map(([, path]) => `import ${path};`)
        .join('\n'),
  },
};
