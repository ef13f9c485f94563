import { minimumBrowsersText } from '../lib/minimum-browsers.mjs';
import { staticWords } from './static-words.mjs';

const entries = Object.entries(staticWords);
/** The notices by language, with the minimum versions. */
const notices = Object.fromEntries(
  entries.map(([language, { tooOld }]) => [language, tooOld.replace('#', minimumBrowsersText)]),
);
const rightToLeft = entries
  .filter(([, { direction }]) => direction === 'rtl')
  .map(([language]) => language);

/**
 * Tests whether the browser has the features that the build needs. ES5, since it runs in any browser.
 * The newest features stand for all others: `color-mix()` for Chrome and Edge, `:has()` for Firefox,
 * `DecompressionStream` for Safari. `toSorted` and container queries, which every screen needs, catch
 * other browsers that gained features in another order. A browser without one of them gets the notice
 * in place of the game's root, so that the game does not start.
 */
export const browserCheck = `(function () {
  if (
    window.DecompressionStream &&
    [].toSorted &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('container-type', 'inline-size') &&
    CSS.supports('color', 'color-mix(in srgb, red, red)') &&
    CSS.supports('selector(:has(a))')
  )
    return;
  var notices = ${JSON.stringify(notices)};
  var language = String(navigator.language || '').split('-')[0];
  if (!notices.hasOwnProperty(language)) language = 'en';
  var notice = document.createElement('p');
  notice.lang = language;
  notice.dir = ${JSON.stringify(rightToLeft)}.indexOf(language) < 0 ? 'ltr' : 'rtl';
  notice.style.cssText =
    'max-width:30em;margin:20vh auto;padding:0 1em;color:#f4ecd8;font:1.25em/1.5 sans-serif;text-align:center';
  notice.appendChild(document.createTextNode(notices[language]));
  document.documentElement.style.background = '#0f3b36';
  var root = document.getElementById('root');
  root.parentNode.replaceChild(notice, root);
})();`;

/**
 * Puts the check at the end of the page, where it runs before the game: module scripts wait until
 * the page is parsed.
 *
 * @returns {import('vite').Plugin}
 */
export const browserNotice = () => ({
  name: 'browser-notice',
  transformIndexHtml: () => [{ tag: 'script', injectTo: 'body', children: browserCheck }],
});
