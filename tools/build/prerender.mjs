import { createServer } from 'vite';
import { root } from '../lib/paths.mjs';
import { namer } from './class-names.mjs';
import { readMessages } from './compile-messages.mjs';
import { withoutInlineStyles, wordsOf } from './start-markup.mjs';
import { staticWords } from './static-words.mjs';

/** @typedef {import('@/i18n/languages.ts').Language} Language */
/** @typedef {import('@/app/start/first-paint.ts').PrerenderedStart} PrerenderedStart */

const LANGUAGES = /** @type {readonly Language[]} */ (Object.keys(staticWords));

/**
 * Stands in for files that are packed or compiled, which the start screen does not need: its messages are read here.
 *
 * @returns {import('vite').Plugin}
 */
const nothingPacked = () => ({
  name: 'nothing-packed',
  enforce: 'pre',
  resolveId: (id) => (/\?(packed|names|compiled)$/.test(id) ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? 'export default {};' : null),
});

/** Runs `work` with a server that runs the game's modules in Node. @template T @param {(server: import('vite').ViteDevServer) => Promise<T>} work */
async function withModules(work) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [nothingPacked()],
    resolve: { alias: { '@': `${root}src` } },
    css: { modules: { generateScopedName: namer() } },
  });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** The start screen in every language, and the texts that go with it. */
const rendered = () =>
  withModules(async (server) => {
    const [{ startScreen }, { firstPaintScript, FIRST_PAINT_KEY }] =
      /** @type {[typeof import('./start-screen.tsx'), typeof import('@/app/start/first-paint.ts')]} */ (
        await Promise.all(
          [`${root}tools/build/start-screen.tsx`, `${root}src/app/start/first-paint.ts`].map(
            (path) => server.ssrLoadModule(path),
          ),
        )
      );
    const catalogs = await Promise.all(
      LANGUAGES.map((language) => readMessages(`${root}src/i18n/messages/${language}`)),
    );
    // All before anything lazy is loaded, which the first screen does not have either.
    const screens = LANGUAGES.map((language, index) =>
      startScreen(language, catalogs[index] ?? {}),
    );
    const failed = Object.fromEntries(
      LANGUAGES.map((language, index) => [
        language,
        textOf(catalogs[index]?.['alert.start-failed']),
      ]),
    );
    return { screens, failed, firstPaintScript, key: FIRST_PAINT_KEY };
  });

/** The text of a message without placeholders. @param {import('@lingui/core').Messages[string] | undefined} message */
const textOf = (message) => (typeof message === 'string' ? message : (message?.join('') ?? ''));

/**
 * A frame may be painted before the script has been parsed: what is shown until then is in no
 * language of the player's choice, and may not be the first screen at all. The script sets the
 * direction.
 */
const HIDDEN_BEFORE_SCRIPT = '@media (scripting){html:not([dir]) #root{visibility:hidden}}';

const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Prerenders the start screen into the built page, with a script that puts it into the player's
 * language and starts the game after the first paint.
 *
 * @returns {import('vite').Plugin}
 */
export const prerenderStart = () => ({
  name: 'prerender-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const main = MAIN.exec(html)?.[1];
      if (main === undefined) throw new Error('The page has no main script');
      const { screens, failed, firstPaintScript, key } = await rendered();
      const { places, words } = wordsOf(screens);
      const { markup, styles, sheet } = withoutInlineStyles(screens[0] ?? '');
      /** @type {PrerenderedStart} */
      const start = {
        main,
        key,
        places,
        styles,
        words: Object.fromEntries(
          LANGUAGES.map((language, index) => [language, words[index] ?? []]),
        ),
        failed,
        rightToLeft: LANGUAGES.filter((language) => staticWords[language]?.direction === 'rtl'),
      };
      return {
        html: html
          .replace(MAIN, `<link rel="modulepreload" crossorigin href="${main}">`)
          .replace(/(?<=<div id="root">).*?(?=<\/div>)/s, () => markup),
        tags: [
          // The title is the largest text of the first paint.
          ...Object.keys(bundle)
            .filter((file) => file.endsWith('.woff2'))
            .map((file) => ({
              tag: 'link',
              injectTo: /** @type {const} */ ('head'),
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                crossorigin: '',
                href: `./${file}`,
              },
            })),
          { tag: 'style', injectTo: 'head', children: `${sheet}${HIDDEN_BEFORE_SCRIPT}` },
          { tag: 'script', injectTo: 'body', children: firstPaintScript(start) },
        ],
      };
    },
  },
});
