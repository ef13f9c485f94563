import { createHash } from 'node:crypto';

/**
 * The content security policy of the built page: scripts and requests of its own origin only, no
 * inline styles, no eval, and inline scripts only by their hashes. WebAssembly may be compiled, for
 * the workers.
 * Pictures may also be blobs, which the page itself has made: the figures of the courts come packed
 * in one file (src/ui/card/court-art.ts). An SVG that is a picture runs no script and fetches nothing.
 * https://www.w3.org/TR/CSP3/
 *
 * @param {readonly string[]} scripts the texts of the inline scripts
 */
const policy = (scripts) => ({
  'default-src': "'self'",
  'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts.map(source)].join(' '),
  'img-src': "'self' blob:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
});

/** @param {string} script */
const source = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

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
          content: Object.entries(
            policy([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)),
          )
            .map(([directive, sources]) => `${directive} ${sources}`)
            .join('; '),
        },
      },
    ],
  },
});
