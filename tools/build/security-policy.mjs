import { createHash } from 'node:crypto';

/**
 * The content security policy of the built page: scripts and requests of its own origin only, no
 * style attributes, no eval, and inline scripts and style sheets only by their hashes. WebAssembly may
 * be compiled, for the workers.
 * Pictures may also be blobs, which the page itself has made: the figures of the courts come packed
 * in one file (src/ui/card/court-art.ts). An SVG that is a picture runs no script and fetches nothing.
 * https://www.w3.org/TR/CSP3/
 *
 * @param {string} html
 */
const policy = (html) => ({
  'default-src': "'self'",
  'script-src': ["'self'", "'wasm-unsafe-eval'", ...sources(html, 'script')].join(' '),
  'style-src': ["'self'", ...sources(html, 'style')].join(' '),
  'img-src': "'self' blob:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
});

/**
 * The hashes of all inline elements of a kind.
 *
 * @param {string} html
 * @param {'script' | 'style'} tag
 */
const sources = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * Adds the policy to the built page, before everything that it applies to. The development server
 * has none, since it needs inline scripts.
 *
 * @returns {import('vite').Plugin}
 */
export const securityPolicy = () => ({
  name: 'security-policy',
  apply: 'build',
  transformIndexHtml: {
    // After the plugins that put scripts into the page.
    order: 'post',
    handler: (html) => [
      {
        tag: 'meta',
        injectTo: 'head-prepend',
        attrs: {
          'http-equiv': 'Content-Security-Policy',
          content: Object.entries(policy(html))
            .map(([directive, sources]) => `${directive} ${sources}`)
            .join('; '),
        },
      },
    ],
  },
});
