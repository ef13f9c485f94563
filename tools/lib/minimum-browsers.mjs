/**
 * The oldest browsers that the game runs in. The build lowers syntax to them, the check of the built
 * files (tools/checks/check-browser-support.mjs) looks for features that they lack, and the README,
 * docs/HOSTING.md and the notice for older browsers name them.
 *
 * What sets each line: `:has()` in Firefox 121, WebAssembly SIMD, `DecompressionStream` and
 * lookbehind in Safari 16.4, `color-mix()` in Chrome and Edge 111.
 */
export const minimumBrowsers = /** @type {const} */ ({
  chrome: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
});

/** The minimum as people read it. */
export const minimumBrowsersText = Object.entries(minimumBrowsers)
  .map(([browser, version]) => `${browser.charAt(0).toUpperCase()}${browser.slice(1)} ${version}`)
  .join(', ');

/** The minimum as Vite's `build.target`; Safari on iOS has style prefixes of its own. */
export const buildTarget = Object.entries({
  ...minimumBrowsers,
  ios: minimumBrowsers.safari,
}).map(([browser, version]) => `${browser}${version}`);
