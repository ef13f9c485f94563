import { staticWords } from './static-words.mjs';

/** @param {[language: string, words: import('./static-words.mjs').StaticWords]} entry */
const line = ([language, { direction = 'ltr', notFound, toTheGame }]) =>
  `    <p lang="${language}" dir="${direction}">${notFound}<a href="./">${toTheGame}</a></p>`;

/** Shown for an address that does not exist, in every language: it is the same file for everybody. */
export const notFoundPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark" />
    <meta name="robots" content="noindex" />
    <title>Oh Hell! – nothing here</title>
    <style>
      body {
        display: grid;
        place-content: center;
        gap: 0.75rem;
        min-block-size: 100dvh;
        margin: 0;
        padding: 1rem;
        background: #0f3b36;
        color: #f4ecd8;
        font:
          1rem/1.5 system-ui,
          sans-serif;
        text-align: center;
      }
      h1 {
        margin: 0;
        font-size: 1.75rem;
      }
      p {
        margin: 0;
      }
      a {
        margin-inline-start: 0.3em;
        color: #ffd27a;
      }
    </style>
  </head>
  <body>
    <h1>Oh Hell!</h1>
${Object.entries(staticWords).map(line).join('\n')}
  </body>
</html>
`;

/**
 * Adds the page to the build as 404.html, which servers and hosts look for.
 *
 * @returns {import('vite').Plugin}
 */
export const notFoundFile = () => ({
  name: 'not-found-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '404.html', source: notFoundPage });
  },
});
