import { minimumBrowsersText } from '../lib/minimum-browsers.mjs';

/** The notice for older browsers by language; `#` stands for the minimum versions. */
export const notices = {
  en: 'Oh Hell! needs a newer browser: # or later.',
  de: 'Oh Hell! braucht einen neueren Browser: # oder neuer.',
  fr: 'Oh Hell! nécessite un navigateur plus récent : # ou une version ultérieure.',
  es: 'Oh Hell! necesita un navegador más reciente: # o posterior.',
  nl: 'Oh Hell! heeft een nieuwere browser nodig: # of nieuwer.',
  it: 'Oh Hell! richiede un browser più recente: # o successivo.',
  sv: 'Oh Hell! behöver en nyare webbläsare: # eller senare.',
  pt: 'Oh Hell! precisa de um navegador mais recente: # ou posterior.',
  ja: 'Oh Hell! にはより新しいブラウザが必要です（# 以降）。',
  ar: 'تحتاج Oh Hell!‎ إلى متصفح أحدث: # أو أحدث.',
  hi: 'Oh Hell! के लिए नया ब्राउज़र चाहिए: # या उससे नया।',
};

/**
 * Tests whether the browser has the features that the build needs. ES5, since it runs in any browser.
 * The newest features stand for all others: `color-mix()` for Chrome and Edge, `:has()` for Firefox,
 * `DecompressionStream` for Safari. A browser without them gets the notice in place of the game's
 * root, so that the game does not start.
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
  notice.dir = language === 'ar' ? 'rtl' : 'ltr';
  notice.style.cssText =
    'max-width:30em;margin:20vh auto;padding:0 1em;color:#f4ecd8;font:1.25em/1.5 sans-serif;text-align:center';
  notice.appendChild(document.createTextNode(notices[language].replace('#', '${minimumBrowsersText}')));
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
