import { readFileSync } from 'node:fs';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from '../lib/paths.mjs';

/** Files in `assets` have a hash in their names, so that a URL always means the same content. */
const HASHED = /^assets\//;

/** The pictures in docs/images, which app stores and install dialogs show. */
const SCREENSHOTS = /** @type {const} */ ([
  { file: 'table-phone', sizes: '720x1480', form_factor: 'narrow', label: 'A trick on a phone' },
  { file: 'table-desktop', sizes: '1280x800', form_factor: 'wide', label: 'A trick on a computer' },
]);

const png = (/** @type {string} */ name, /** @type {number} */ size) => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** @returns {import('vite').Plugin} */
const screenshots = () => ({
  name: 'app-screenshots',
  apply: 'build',
  generateBundle() {
    for (const { file } of SCREENSHOTS)
      this.emitFile({
        type: 'asset',
        fileName: `screenshots/${file}.png`,
        source: readFileSync(`${root}docs/images/${file}.png`),
      });
  },
});

/**
 * The installable app: a manifest, and a service worker that caches everything on the first visit.
 * A new version waits until the player asks for it: see src/platform/updates.ts.
 */
export const installableApp = () => [
  screenshots(),
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      // Resolved against the origin, whatever the game's base path.
      id: 'oh-hell',
      name: 'Oh Hell!',
      short_name: 'Oh Hell!',
      description:
        'The card game of exact bids: say how many tricks you will take, then take exactly that many.',
      lang: 'en',
      dir: 'ltr',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'any',
      background_color: '#0f3831',
      theme_color: '#061a18',
      categories: ['games', 'entertainment'],
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        png('icon', 192),
        png('icon', 512),
        { ...png('maskable', 192), purpose: 'maskable' },
        { ...png('maskable', 512), purpose: 'maskable' },
        { ...png('monochrome', 512), purpose: 'monochrome' },
      ],
      screenshots: SCREENSHOTS.map(({ file, sizes, form_factor, label }) => ({
        src: `screenshots/${file}.png`,
        type: 'image/png',
        sizes,
        form_factor,
        label,
      })),
      shortcuts: [
        { name: 'New game', url: './#new-game', icons: [png('icon', 192)] },
        { name: 'Resume', url: './#resume', icons: [png('icon', 192)] },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,woff2,bin,webmanifest}'],
      // Only a server sends it; offline, every path leads to the game.
      globIgnores: ['404.html'],
      dontCacheBustURLsMatching: HASHED,
      // Also controls the page that installs it, so that the first visit works offline.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      navigateFallback: 'index.html',
      ignoreURLParametersMatching: [/./],
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  }),
];
