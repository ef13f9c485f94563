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
    // Programs of package.json.
    'tools/bench/**/*.ts',
    'tools/**/main.ts',
    'tools/arena/{closeness,strength,threads}.ts',
    'tools/arena/baseline/{expert,hard}.ts',
    'tools/exercises/check.ts',
    'tools/soak/{advice,damage,decisions,honesty,house-rules,simulation}.ts',
    'test/e2e/**/*.soak.ts',
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
