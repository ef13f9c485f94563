// Who may import whom: docs/ARCHITECTURE.md as data. Whatever is not listed is forbidden.

/**
 * `layers` are folders of src, `types` are folders whose types alone may be imported, `npm` are
 * packages. Every layer may import itself – except that no feature imports another.
 *
 * @type {Record<string, { layers?: string[], types?: string[], npm?: string[] }>}
 */
export const table = {
  engine: { npm: ['pure-rand'] },
  catalogue: { layers: ['engine'] },
  wasm: {},
  ai: { layers: ['wasm', 'engine'] },
  workers: { layers: ['ai', 'engine', 'storage'], types: ['store'] },
  storage: { layers: ['engine', 'store'], npm: ['valibot', 'zustand'] },
  platform: { layers: ['ai', 'engine', 'store', 'workers'], npm: ['workbox-window'] },
  store: { layers: ['engine'], npm: ['react', 'valibot', 'zustand', 'glicko2-lite', 'ts-fsrs'] },
  i18n: {
    layers: ['engine/cards'],
    types: ['engine'],
    npm: ['react', '@lingui/core', '@lingui/message-utils', '@lingui/react'],
  },
  styles: {},
  ui: {
    layers: ['engine/cards', 'i18n', 'styles'],
    npm: ['react', 'react-dom', '@base-ui/react', 'framer-motion', 'lucide-react'],
  },
  features: {
    layers: ['store', 'ui', 'i18n', 'catalogue', 'engine', 'styles'],
    npm: [
      'react',
      'react-dom',
      '@base-ui/react',
      'framer-motion',
      'lucide-react',
      'zustand',
      'zzfx',
    ],
  },
};

/** @param {string[]} names */
const anyOf = (names) => `(?:${names.join('|')})`;

/** @param {string[]} layers */
const inLayers = (layers) => `^src/${anyOf(layers)}/`;

/** A folder of messages with a query, as src/i18n/languages.ts imports it. */
const MESSAGES = '^[.]/messages/[a-z]+[?]packed$';

/** @type {import('dependency-cruiser').IAllowedRuleType[]} */
const allowed = [
  // A whole folder of messages, which the build puts together.
  { from: { path: '^src/i18n/' }, to: { path: MESSAGES } },
  // app puts the parts together; it alone names concrete opponents, storage and clocks.
  { from: { path: '^src/app/' }, to: { path: ['^src/', 'node_modules/'] } },
  { from: { path: '^src/features/([^/]+)/' }, to: { path: '^src/features/$1/' } },
];
for (const [layer, { layers = [], types = [], npm = [] }] of Object.entries(table)) {
  const from = { path: `^src/${layer}/` };
  const own = layer === 'features' ? [] : [layer];
  if (own.length + layers.length > 0) {
    allowed.push({ from, to: { path: inLayers([...own, ...layers]) } });
  }
  if (types.length > 0) {
    allowed.push({ from, to: { path: inLayers(types), dependencyTypes: ['type-only'] } });
  }
  if (npm.length > 0) {
    allowed.push({ from, to: { path: `(?:^|/)node_modules/(?:@types/)?${anyOf(npm)}/` } });
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowed,
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'backup-from-below',
      comment: 'The backup collects what the repositories save; none of them knows of it.',
      severity: 'error',
      from: { path: '^src/storage/', pathNot: '^src/storage/archive[.]ts$' },
      to: { path: '^src/storage/backup[.]ts$' },
    },
    {
      name: 'unresolvable',
      comment:
        'A dependency that cannot be found cannot be judged. `?packed` may be a whole folder.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: MESSAGES },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.svg', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
